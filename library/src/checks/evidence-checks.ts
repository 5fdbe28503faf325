import { paragraphsOf } from "@salida/rules/words.ts";
import { bareSentencesOf, plainWords } from "#language/phrases.ts";
import { eachItem, eachText } from "./check.ts";

const mostSentences = 2;

/** What proves a key is a whole sentence of the text, to the letter, or two that follow each other. */
export const evidenceInText = eachItem(({ item, text }) => {
  const proof = bareSentencesOf(item.evidence);
  if (proof.length > mostSentences) return `evidence of ${proof.length} sentences`;
  const found = paragraphsOf(text).some((paragraph) => isRunIn(proof, bareSentencesOf(paragraph)));
  return found ? undefined : `evidence is not a whole sentence of the text: ${item.evidence}`;
});

/** No two items of a text are proved by the same sentence. */
export const evidenceOnce = eachText(({ work: { items } }) => {
  const sentences = items.flatMap(({ evidence }) => bareSentencesOf(evidence));
  const repeated = sentences.find((sentence, index) => sentences.indexOf(sentence) !== index);
  return repeated && `evidence of two items: ${repeated}`;
});

/** A sentence that the stem quotes proves nothing that its reader has not read. */
export const evidenceQuoted = eachItem(({ item: { stem, evidence } }) => {
  const quoted = [...stem.matchAll(/["“]([^"“”]+)["”]/gu)].map(([, said = ""]) => plainWords(said).join(" "));
  return quoted.includes(plainWords(evidence).join(" ")) ? "evidence is what the stem quotes" : undefined;
});

function isRunIn(run: string[], sentences: string[]): boolean {
  return sentences.some((_, start) => run.every((sentence, at) => sentences[start + at] === sentence));
}
