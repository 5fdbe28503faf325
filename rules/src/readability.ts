import { sentencesOf } from "./sentences.ts";
import { countWords, wordsOf } from "./words.ts";

/** How long a text's sentences are, in words. */
export interface SentenceLengths {
  mean: number;
  longest: number;
}

/** The length of a text's sentences; 0 for a text without any. */
export function sentenceLengthsOf(text: string): SentenceLengths {
  const lengths = sentencesOf(text).map(countWords).filter(Boolean);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return { mean: total / Math.max(lengths.length, 1), longest: Math.max(0, ...lengths) };
}

/**
 * The school year in which a text is easy to read for those who grew up with English, after Flesch and Kincaid: from
 * about 0 at A1 to about 12 at C2. Texts of few words have no meaningful one.
 */
export function readabilityOf(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * sentenceLengthsOf(text).mean + (11.8 * syllables) / Math.max(words.length, 1) - 15.59;
}

/** How many syllables a word has, by its letters; one off for a word in twenty. */
export function syllablesOf(word: string): number {
  const sounded = word
    .toLowerCase()
    .replace(/[^a-z]/g, "")
    .replace(/(?<=[^aeiouy]|^)y(?=[aeiou])/, "")
    .replace(/(?<=[^aeiouyl]|[aeiouy]l)e$|(?<=[^aeiouytd])ed$|(?<=[^aeiouyscgxz])es$/, "");
  return Math.max(1, sounded.match(/[aeiouy]+/g)?.length ?? 1);
}
