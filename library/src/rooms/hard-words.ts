import { levels } from "@salida/rules/levels.ts";
import { isAbove, runningWordsOf } from "@salida/rules/running-words.ts";
import type { Band } from "./story.ts";

/** Words of every room, which its page explains. */
export const roomWords = ["code", "lock", "locked", "clue", "riddle", "door", "key"];

/** What is to be said of a short text with words two levels above a band, but for those that are explained. */
export function tooHardIn(
  text: string,
  band: Band,
  explained: readonly string[] = roomWords,
): string | undefined {
  const most = levels[levels.indexOf(band) + 1] ?? "C2";
  const hard = runningWordsOf(text).filter(
    (word) =>
      !word.free &&
      !explained.includes(word.word) &&
      isAbove(word, most) &&
      (most !== "C2" || word.level !== undefined),
  );
  if (hard.length === 0) return undefined;
  const said = hard.map(({ word, level = "not in the list" }) => `${word} (${level})`);
  return `more than one level above ${band}: ${[...new Set(said)].join(", ")}`;
}
