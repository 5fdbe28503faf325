import { countWords } from "./words.ts";

/** A word to fill in, and how many running words of the text stand before it. */
export interface Gap {
  word: string;
  wordsBefore: number;
}

const gap = /\{([^{}]*)\}/g;

/** The gaps of a text that marks them with {braces}. */
export function gapsOf(marked: string): Gap[] {
  return [...marked.matchAll(gap)].map(({ index, 1: word = "" }) => ({
    word,
    wordsBefore: countWords(withoutGaps(marked.slice(0, index))),
  }));
}

/** The text with its gaps filled in: no braces. */
export function withoutGaps(marked: string): string {
  return marked.replace(/[{}]/g, "");
}
