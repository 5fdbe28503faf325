import { singularOf } from "#engines/english/nouns.ts";
import { readSentences, type Sentence, type Token } from "#engines/english/tokens.ts";

/** A word that was written, with the forms under which it may be known. */
export interface SaidWord {
  token: Token;
  /** The word itself, its singular and its verb. */
  forms: ReadonlySet<string>;
}

/** A sentence that was written, with those that go on about the same: "He has a red hat." */
export interface SaidSentence {
  text: string;
  words: SaidWord[];
  sentence: Sentence;
  /** It begins with a pronoun, so it goes on about what the sentence before named. */
  goesOn: boolean;
  /** It tells of its writer, not of a picture: "My brother has a kite." */
  personal: boolean;
}

const sees =
  /\b(?:see|think|believe|guess|suppose|imagine|say|wonder|notice|observe|spot|make out|like|love|look|venture|would|find|in my opinion)\b/i;

/** Of the picture, though its writer is in the sentence: "In my picture…", "my favourite is…", "we have a man on the left". */
const ofPicture =
  /\b(?:picture|image|photo|photograph|painting|drawing|scene|favou?rite|view|describe|describing|shows?|left|right|background|foreground|middle|centre|center|in front|behind)\b/i;

/** What was written, sentence by sentence. */
export interface Said {
  said: SaidSentence[];
  /** How many sentences there are with those that are said again. */
  all: number;
}

/** The different sentences of a text; one that is said again adds nothing. */
export function readSaid(text: string): Said {
  const sentences = readSentences(text).filter(({ tokens }) => tokens.length > 0);
  const seen = new Set<string>();
  const said: SaidSentence[] = [];
  for (const sentence of sentences) {
    const key = sentence.tokens.map(({ word }) => word).join(" ");
    if (seen.has(key)) continue;
    seen.add(key);
    said.push(asSaid(sentence));
  }
  return { said, all: sentences.length };
}

function asSaid(sentence: Sentence): SaidSentence {
  const words = sentence.tokens.map((token) => ({ token, forms: formsOf(token) }));
  const first = sentence.tokens[0];
  const last = sentence.tokens.at(-1);
  const text = sentence.text.slice(first?.at, last?.end);
  const ofWriter = sentence.tokens.filter(({ word }) => /^(?:i|my|me|we|our|us|myself)$/.test(word)).length;
  return {
    text,
    words,
    sentence,
    goesOn: /^(?:he|she|it|they|her|his|its|their)$/.test(first?.word ?? ""),
    personal: ofWriter > 0 && !sees.test(text) && !(ofWriter === 1 && ofPicture.test(text)),
  };
}

function formsOf({ word, base }: Token): ReadonlySet<string> {
  const bare = word.replace(/'s$/, "");
  return new Set([word, bare, singularOf(bare), base]);
}

/** Where words stand in the text, from one to another. */
export function spanOf(words: readonly SaidWord[], from: number, to: number): { at: number; length: number } {
  const at = words[from]?.token.at ?? 0;
  return { at, length: (words[to]?.token.end ?? at) - at };
}

/** Where a word or a phrase of lemmas first stands in a sentence; -1 where it does not. */
export function placeOf(words: readonly SaidWord[], phrase: string): number {
  return placesOf(words, phrase)[0] ?? -1;
}

/** All places where a word or a phrase of lemmas stands. */
export function placesOf(words: readonly SaidWord[], phrase: string): number[] {
  const parts = phrase.toLowerCase().split(/[\s-]+/);
  const stands = (i: number) =>
    parts.every((part, k) => words[i + k]?.forms.has(part) || words[i + k]?.forms.has(singularOf(part)));
  return words.flatMap((_, i) => (stands(i) ? [i] : []));
}
