import { sentencesOf } from "@salida/rules/sentences.ts";
import { wordsOf } from "@salida/rules/words.ts";

/** The sentences of a text, without the quotation marks around a whole one. */
export function bareSentencesOf(text: string): string[] {
  return sentencesOf(text).map(withoutOuterQuotes);
}

/** `"Yes.` and `"Yes."` are both `Yes.`; quotes inside a sentence stay. */
export function withoutOuterQuotes(sentence: string): string {
  const marks = sentence.match(/["“”]/g)?.length ?? 0;
  if (marks > 2) return sentence;
  const inner = sentence.replace(/^["“]/, "").replace(/["”]$/, "");
  return /["“”]/.test(inner) ? sentence : inner;
}

/** The words of a text in small letters, typographic apostrophes made plain. */
export function plainWords(text: string): string[] {
  return wordsOf(text.toLowerCase().replaceAll("’", "'"));
}

/** The different words of a text, as `plainWords` gives them. */
export function wordSet(text: string): Set<string> {
  return new Set(plainWords(text));
}

/** Every run of so many words, without repeats. */
export function runsOf(text: string, length: number): Set<string> {
  const words = plainWords(text);
  return new Set(words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(" ")));
}

/** Share of the words of either text that both have, 0 to 1. */
export function likeness(one: string, other: string): number {
  const words = wordSet(one);
  const others = wordSet(other);
  const all = new Set([...words, ...others]).size;
  return all === 0 ? 1 : (words.size + others.size - all) / all;
}
