import { gapsOf, withoutGaps } from "@salida/rules/gaps.ts";
import { homophonesOf } from "@salida/rules/homophones.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import { countWords } from "@salida/rules/words.ts";
import { outside } from "#form.ts";
import { roughLemma } from "#language/lemmas.ts";
import { plainWords, wordSet } from "#language/phrases.ts";
import { cutOf } from "#spoken/cuts.ts";
import { eachFillIn, eachListening } from "./check.ts";

const wordsBetween = 4;
const lastWords = 2;
const oneWord = /^\p{Ll}{3,}$/u;
const halfGapped = /[\p{L}\p{N}]['’-]?\{|\}['’-]?[\p{L}\p{N}]/u;
const numerals = wordSet(`
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion`);
/** Words whose place in a sentence tells what they are, whatever they sound like. */
const placeTells = wordSet(`
  been by eight for four here him it's its no none not one our some their there they're through to too two where
  whether which who's whose would you're your`);

/** A listening gives as many as the form says. */
export const fillInCount = eachListening(({ work }, form) =>
  outside(work.fillIns.length, form.fillIns, "fill-ins"),
);

/** A fill-in is cut from what is heard, at the bounds of sentences. */
export const fillInCut = eachFillIn(({ fillIn, text }) =>
  cutOf(text, fillIn.text) ? undefined : "is not whole sentences of the listening, one after the other",
);

/** Who has had one fill-in of a listening knows no answer of the next. */
export const fillInOverlap = eachListening(({ work, text }) => {
  const cuts = work.fillIns.map((fillIn) => cutOf(text, fillIn.text));
  const sentences = cuts.flatMap((cut) => cut ?? []);
  return new Set(sentences).size < sentences.length ? "two fill-ins share a sentence" : undefined;
});

/** As long as the form says. */
export const fillInLength = eachFillIn(({ fillIn }, form) =>
  outside(countWords(fillIn.text), form.fillInWords, "words"),
);

/** As many gaps as the form says. */
export const gapCount = eachFillIn(({ fillIn }, form) =>
  outside(gapsOf(fillIn.text).length, form.gaps, "gaps"),
);

/** A gap is one whole word in small letters: no name, no contraction, no hyphen, nothing tiny. */
export const gapForm = eachFillIn(({ fillIn: { text } }) => {
  const wrong = gapsOf(text).find(({ word }) => !oneWord.test(word));
  if (wrong) return `"${wrong.word}" is not one word of three or more small letters`;
  if (halfGapped.test(text)) return "a gap in a part of a word";
  const braces = text.match(/[{}]/g)?.length ?? 0;
  return braces > 2 * gapsOf(text).length ? "a brace without its other one" : undefined;
});

/** A number could be written in digits as well. */
export const gapNumeral = eachFillIn(({ fillIn }) => {
  const found = gapsOf(fillIn.text).find(({ word }) => numerals.has(word));
  return found && `"${found.word}" is a number`;
});

/** The first sentence leads in, and few others end with a gap; none begins with one, since it would have a capital. */
export const gapPlace = eachFillIn(({ fillIn: { text } }) => {
  const ends = sentenceEnds(withoutGaps(text));
  const places = gapsOf(text);
  if (places.some(({ wordsBefore }) => wordsBefore < (ends[0] ?? 0))) return "a gap in the first sentence";
  const last = places.filter(({ wordsBefore }) => ends.includes(wordsBefore + 1));
  return last.length > lastWords ? `more than ${lastWords} gaps at the end of a sentence` : undefined;
});

/** Time to write between two gaps. */
export const gapDistance = eachFillIn(({ fillIn }) => {
  const places = gapsOf(fillIn.text);
  const near = places.find((gap, index) => {
    const before = places[index - 1];
    return before && gap.wordsBefore - before.wordsBefore - 1 < wordsBetween;
  });
  return near && `fewer than ${wordsBetween} words before "${near.word}"`;
});

/** A word, in whatever form, is asked for once. */
export const gapTwice = eachFillIn(({ fillIn }) => {
  const lemmas = gapsOf(fillIn.text).map(({ word }) => roughLemma(word));
  const repeated = lemmas.find((lemma, index) => lemmas.indexOf(lemma) < index);
  return repeated && `"${repeated}…" is asked for twice`;
});

/** Only what was heard can be meant. */
export const gapSound = eachFillIn(({ fillIn }) => {
  const found = gapsOf(fillIn.text).find(({ word }) => rivalOf(word));
  return found && `"${found.word}" sounds like "${rivalOf(found.word)}"`;
});

/** The title says none of the words to be written. */
export const titleGap = eachFillIn(({ fillIn }) => {
  const said = new Set(plainWords(fillIn.title).map(roughLemma));
  const found = gapsOf(fillIn.text).find(({ word }) => said.has(roughLemma(word)));
  return found && `the title says "${found.word}", which is a gap`;
});

function rivalOf(word: string): string | undefined {
  return placeTells.has(word) ? undefined : homophonesOf(word).common.find((other) => !placeTells.has(other));
}

/** How many words of the text stand before each end of a sentence. */
function sentenceEnds(text: string): number[] {
  let sum = 0;
  return sentencesOf(text).map((sentence) => (sum += countWords(sentence)));
}
