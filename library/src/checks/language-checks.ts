import type { Item } from "#format.ts";
import { bareSentencesOf } from "#language/phrases.ts";
import { misspelt } from "#language/spellings.ts";
import { isForeign, notEnglish, notSpanish } from "#language/tongues.ts";
import { eachItem, eachText } from "./check.ts";
import { optionsOf } from "./placed.ts";

/** A text and what is asked about it are English, every sentence of it. */
export const englishTold = eachText(({ work, text }) => {
  const asked = work.items.flatMap((item) => [item.stem, ...optionsOf(item)]);
  const found =
    bareSentencesOf(text).find((sentence) => isForeign(sentence)) ??
    [work.title, ...asked].find((words) => isForeign(words, true));
  return found && `not English: ${found}`;
});

/** English explanations are English. */
export const englishExplained = eachItem(({ item }) => explanationsOf(item).map(notEnglish).find(Boolean));

/** Spanish explanations are Spanish. */
export const spanishExplained = eachItem(({ item }) => explanationsOf(item).map(notSpanish).find(Boolean));

/** One spelling, the declared one, in everything English about a text. */
export const spelling = eachText(({ work, text }) => {
  const parts = work.items.flatMap((item) => [
    item.stem,
    ...optionsOf(item),
    ...explanationsOf(item).map(({ en }) => en),
  ]);
  const titles = [work, ...("fillIns" in work ? work.fillIns : [])].map(({ title }) => title);
  return misspelt([...titles, text, ...parts].join("\n"), work.spelling);
});

function explanationsOf(item: Item): Item["why"][] {
  return [item.why, ...item.distractors.map(({ why }) => why)];
}
