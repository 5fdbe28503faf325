import type { LevelName } from "@salida/rules/levels.ts";
import { countWords } from "@salida/rules/words.ts";
import { bareSentencesOf } from "#language/phrases.ts";
import { eachText } from "./check.ts";

/** The longest sentence that can be followed by ear, in words. */
const heard: Record<LevelName, number> = { A1: 10, A2: 13, B1: 18, B2: 24, C1: 32, C2: 36 };
/** A reader can look back, and may be given half as much again. */
const readable = 1.5;

/** No sentence is longer than its level can follow. */
export const sentenceLength = eachText(({ work, file: { level }, text }) => {
  const most = Math.floor(heard[level] * ("speakers" in work ? 1 : readable));
  const long = bareSentencesOf(text).find((sentence) => countWords(sentence) > most);
  return long && `a sentence of ${countWords(long)} words, more than ${most}: ${long}`;
});
