import { countWords } from "@salida/rules/words.ts";
import { outside } from "#form.ts";
import { bareSentencesOf, plainWords } from "#language/phrases.ts";
import { plainTextFindings } from "#language/plain-text.ts";
import { eachText } from "./check.ts";
import { wordingOf } from "./wording.ts";

/** As long as the form says. */
export const textLength = eachText(({ text }, form) => outside(countWords(text), form.words, "words"));

/** Nobody writes a whole sentence twice; a short one may come back. */
export const sentenceOnce = eachText(({ text }) => {
  const sentences = bareSentencesOf(text).map((sentence) => plainWords(sentence));
  const long = sentences.filter(({ length }) => length >= wholeSentence).map((words) => words.join(" "));
  const repeated = long.find((sentence, at) => long.indexOf(sentence) < at);
  return repeated && `the same sentence twice: ${repeated}`;
});

const wholeSentence = 7;

/** As many items as the form says. */
export const itemCount = eachText(({ work }, form) => outside(work.items.length, form.items, "items"));

/** A text asks for different skills. */
export const skills = eachText(({ work }, form) => {
  const different = new Set(work.items.map(({ skill }) => skill)).size;
  return different < form.skills ? `${different} different skills, fewer than ${form.skills}` : undefined;
});

/** Nothing but words in everything about a text: no markup, address, hidden sign, or talk about the task. */
export const plainText = eachText((placed) => {
  const { english, spanish } = wordingOf(placed);
  return plainTextFindings(`${english}\n${spanish}`)[0];
});
