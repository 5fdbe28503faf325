import type { LevelName } from "@salida/rules/levels.ts";
import { type HardWord, vocabularyAt } from "@salida/rules/text-levels.ts";
import { eachText } from "./check.ts";

/** The least share of a text's running words that has to be known at its level. */
const leastShare: Record<LevelName, number> = { A1: 0.97, A2: 0.97, B1: 0.97, B2: 0.95, C1: 0.95, C2: 0.95 };

/** Nearly every word is known at the text's level, or explained by the text. */
export const vocabulary = eachText(({ work, text, file: { level } }) => {
  const { share, hardWords } = vocabularyAt(text, level, work.glossed);
  if (share >= leastShare[level]) return undefined;
  return `${percent(share)} of the words are in ${level}, not ${percent(leastShare[level])}: ${listed(hardWords)}`;
});

/** Only words that are harder than the text's level are named as explained. */
export const glosses = eachText(({ work: { glossed = [] }, text, file: { level } }) => {
  const { hardWords } = vocabularyAt(text, level, glossed);
  const known = glossed.find((word) => {
    const others = glossed.filter((other) => other !== word);
    return vocabularyAt(text, level, others).hardWords.length === hardWords.length;
  });
  return known && `"${known}" is no word of the text that is above ${level}`;
});

function listed(words: HardWord[]): string {
  return words.map(({ word, level = "not in the list" }) => `${word} (${level})`).join(", ");
}

function percent(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
}
