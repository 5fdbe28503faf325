import { countWords } from "@salida/rules/words.ts";
import { type Check, eachText, noTwoNamed, noTwoTexts, textsOf } from "./finding.ts";
import { bareSentencesOf, plainWords, runsOf, withoutOuterQuotes } from "./phrases.ts";

const words = { least: 170, most: 230 };
const itemsInText = 4;
const leastSkills = 3;
const runLength = 6;
const textsWithARun = 2;

/** 200 words, give or take 15 %. */
export const textLength = eachText(({ text }) => {
  const count = countWords(text);
  return count < words.least || count > words.most
    ? `${count} words, not ${words.least} to ${words.most}`
    : undefined;
});

/** As many items in every text. */
export const itemCount = eachText(({ work: { items } }) =>
  items.length === itemsInText ? undefined : `${items.length} items, not ${itemsInText}`,
);

/** A text asks for different skills. */
export const skills = eachText(({ work }) => {
  const different = new Set(work.items.map(({ skill }) => skill)).size;
  return different < leastSkills ? `${different} different skills, fewer than ${leastSkills}` : undefined;
});

/** What proves a key is a whole sentence of the text, to the letter. */
export const evidenceInText = eachText(({ work, text }) => {
  const sentences = new Set(bareSentencesOf(text));
  const missing = work.items.find(({ evidence }) => !sentences.has(withoutOuterQuotes(evidence)));
  return missing && `evidence is not a whole sentence of the text: ${missing.evidence}`;
});

/** No two items of a text are proved by the same sentence. */
export const evidenceOnce = eachText(({ work: { items } }) => {
  const sentences = items.map(({ evidence }) => withoutOuterQuotes(evidence));
  const repeated = sentences.find((sentence, index) => sentences.indexOf(sentence) !== index);
  return repeated && `evidence of two items: ${repeated}`;
});

/** No two works have the same title. */
export const titleOnce = noTwoNamed("title", ({ title }) => plainWords(title).join(" "));

/** No two texts begin alike. */
export const openingOnce = noTwoTexts("opening", ({ text }) =>
  plainWords(text).slice(0, runLength).join(" "),
);

/** No turn of phrase is worn out. */
export const wornPhrase: Check = (files) => {
  const texts = textsOf(files).map((placed) => ({
    ...placed,
    runs: runsOf(placed.text, runLength),
  }));
  const uses = new Map<string, number>();
  for (const run of texts.flatMap(({ runs }) => [...runs])) uses.set(run, (uses.get(run) ?? 0) + 1);
  return texts.flatMap(({ path, where, runs }) => {
    const worn = [...runs].find((run) => (uses.get(run) ?? 0) > textsWithARun);
    return worn ? [{ path, what: `in more than ${textsWithARun} texts: "${worn}"`, where }] : [];
  });
};
