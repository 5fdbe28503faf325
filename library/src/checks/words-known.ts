import type { LevelName } from "@salida/rules/levels.ts";
import { type HardWord, vocabularyAt } from "@salida/rules/text-levels.ts";

/** The least share of a text's running words that has to be known at its level. */
const leastShare: Record<LevelName, number> = { A1: 0.97, A2: 0.97, B1: 0.97, B2: 0.95, C1: 0.95, C2: 0.95 };

/** What is wrong with a text of which too few words are known at a level, or explained; or undefined. */
export function tooFewKnown(text: string, level: LevelName, explained?: string[]): string | undefined {
  const { share, hardWords } = vocabularyAt(text, level, explained);
  if (share >= leastShare[level]) return undefined;
  return `${percent(share)} of the words are in ${level}, not ${percent(leastShare[level])}: ${listed(hardWords)}`;
}

function listed(words: HardWord[]): string {
  return words.map(({ word, level = "not in the list" }) => `${word} (${level})`).join(", ");
}

function percent(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
}
