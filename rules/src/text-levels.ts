import { baseFormsOf } from "./base-forms.ts";
import { type LevelName, levels } from "./levels.ts";
import { readabilityOf, type SentenceLengths, sentenceLengthsOf } from "./readability.ts";
import { isAbove, type RunningWord, runningWordsOf } from "./running-words.ts";

/** A word or phrase of a text that is above a level. */
export interface HardWord {
  /** In small letters, in the form in which the text has it; a listed phrase as it is listed. */
  word: string;
  /** Undefined if the list does not know it. */
  level: LevelName | undefined;
}

/** How hard a text is, and for whom. */
export interface TextLevel {
  /** An estimate from the words and the longest sentence. */
  level: LevelName;
  /** Of the running words, names and numbers apart, the share that is known at each level: 0 to 1, never falling. */
  share: Record<LevelName, number>;
  /** The words above the estimated level, each once, in the order of the text. */
  hardWords: HardWord[];
  sentences: SentenceLengths;
  /** School year, see `readabilityOf`. It does not go into the estimate, to which it adds nothing. */
  readability: number;
}

/** How well the words of a text are known at one level. */
export interface Vocabulary {
  /** Of the running words, names and numbers apart, the share that is known: 0 to 1. */
  share: number;
  /** The words that are not known, each once, in the order of the text. */
  hardWords: HardWord[];
}

/** Fitted by least squares to one half of the library, and tried on the other: `npm run library -- levels`. */
const weights = { constant: -1.23, hardness: 6.31, longest: 0.4 };

/** Estimates the level of a text. A text of a few words tells little. */
export function levelOfText(text: string): TextLevel {
  const words = gradedWordsOf(text);
  const share = sharesOf(words);
  const sentences = sentenceLengthsOf(text);
  const level = estimate(share, sentences);
  return { level, share, hardWords: hardWordsIn(words, level), sentences, readability: readabilityOf(text) };
}

/**
 * How well the words of a text are known at a level. Words that the text explains count as known, whatever their form;
 * they are given in small letters.
 */
export function vocabularyAt(text: string, level: LevelName, explained: string[] = []): Vocabulary {
  const words = gradedWordsOf(text);
  const hard = words.filter((word) => isAbove(word, level) && !isOneOf(explained, word));
  return { share: shareOf(words, hard), hardWords: eachOnce(hard) };
}

function isOneOf(words: string[], { word }: RunningWord): boolean {
  return [word, ...baseFormsOf(word)].some((form) => words.includes(form));
}

/** A hard text has many hard words, rather than very hard ones: hence the root. */
function estimate(share: Record<LevelName, number>, { longest }: SentenceLengths): LevelName {
  const stepsAboveA1 = 5 - share.A1 - share.A2 - share.B1 - share.B2 - share.C1;
  const { constant, ...by } = weights;
  const place =
    constant + by.hardness * Math.sqrt(stepsAboveA1) + by.longest * Math.log(Math.max(longest, 1));
  return levels[Math.min(Math.max(Math.round(place), 0), 5)] ?? "A1";
}

function gradedWordsOf(text: string): RunningWord[] {
  return runningWordsOf(text).filter(({ free }) => !free);
}

function sharesOf(words: RunningWord[]): Record<LevelName, number> {
  const upTo = (level: LevelName) =>
    shareOf(
      words,
      words.filter((word) => isAbove(word, level)),
    );
  return { A1: upTo("A1"), A2: upTo("A2"), B1: upTo("B1"), B2: upTo("B2"), C1: upTo("C1"), C2: upTo("C2") };
}

/** What is left of the words when the hard ones are taken away; a text without words is known. */
function shareOf(words: RunningWord[], hard: RunningWord[]): number {
  return 1 - countOf(hard) / Math.max(countOf(words), 1);
}

function countOf(words: RunningWord[]): number {
  return words.reduce((sum, { count }) => sum + count, 0);
}

function hardWordsIn(words: RunningWord[], level: LevelName): HardWord[] {
  return eachOnce(words.filter((word) => isAbove(word, level)));
}

function eachOnce(words: RunningWord[]): HardWord[] {
  return [...new Map(words.map(({ word, level }) => [word, { word, level }])).values()];
}
