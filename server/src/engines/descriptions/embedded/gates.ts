import { canBeAdjective } from "#engines/english/adjectives.ts";
import { canBeNoun, singularOf } from "#engines/english/nouns.ts";
import { spanishWords } from "#engines/english/spanish.ts";
import type { Token } from "#engines/english/tokens.ts";
import { canBeVerb } from "#engines/english/verbs.ts";
import { closed } from "#engines/english/word-lists.ts";
import type { Said, SaidSentence } from "./said.ts";

/** What a text is, where it is no English description of this picture: it then earns at most so much. */
export type Gate =
  | "spanish"
  | "nonsense"
  | "half-spanish"
  | "scrambled"
  | "word-list"
  | "repeated"
  | "plea"
  | "other-picture"
  | "anything";

export const mostFor: Readonly<Record<Gate, number>> = {
  spanish: 0.5,
  nonsense: 0,
  "half-spanish": 3,
  scrambled: 2,
  "word-list": 2,
  repeated: 2.5,
  plea: 0.5,
  "other-picture": 4,
  anything: 2.5,
};

/** Sees what no counting of facts and mistakes would: that this is not written in English, or not in sentences. */
export function gateOf({ said, all }: Said): Gate | undefined {
  const tokens = said.flatMap(({ words }) => words.map(({ token }) => token));
  const share = (test: (token: Token) => boolean) => tokens.filter(test).length / (tokens.length || 1);
  const spanish = share(({ word }) => spanishWords.has(word) || /[áéíóúñ]/.test(word));
  const english = share(({ word }) => closed.has(word));
  if (spanish > 0.2 && english < 0.08) return "spanish";
  if (spanish > 0.12) return "half-spanish";
  if (share((token) => !isKnown(token)) > 0.35) return "nonsense";
  if (disorder(said) >= 0.3) return "scrambled";
  if (all >= 3 && said.length <= all / 2) return "repeated";
  return english < 0.25 ? "word-list" : undefined;
}

function isKnown({ word, base, capital, joined }: Token): boolean {
  if (closed.has(word) || base !== word || (capital && joined) || /^\d+$/.test(word)) return true;
  const bare = word.replace(/'s$/, "");
  return (
    canBeNoun(singularOf(bare)) ||
    canBeVerb(bare) ||
    canBeAdjective(bare) ||
    /ly$|-/.test(bare) ||
    bare !== singularOf(bare)
  );
}

const ofMarks =
  /\b(?:points?|marks?|scores?|grades?|grad(?:er|ed|ing)|examiner|rubric|instructions?|instructed|evaluat\w+|assess\w*|maximum|10)\b/i;

/** Speaks of its own mark in most of its sentences. It takes nothing from what is described beside that. */
export function isPlea(said: readonly SaidSentence[]): boolean {
  return said.filter(({ text }) => ofMarks.test(text)).length > said.length / 2;
}

/** Pairs of words a sentence as a rule never has, for each sentence. */
function disorder(said: readonly SaidSentence[]): number {
  const breaks = said.map(
    ({ sentence: { tokens } }) => tokens.filter((token, i) => breaksOff(token, tokens[i + 1])).length,
  );
  return breaks.reduce((sum, count) => sum + Math.min(count, 2), 0) / (said.length || 1);
}

/** An article or a possessive must go on to something named; a sentence does not end in a word that only leads on. */
function breaksOff({ word }: Token, next: Token | undefined): boolean {
  const opens = /^(?:a|an|the|my|their|your)$/.test(word);
  if (!next?.joined) return opens || /^(?:of|and|is|are|his)$/.test(word);
  return (
    opens &&
    /^(?:a|an|the|is|are|was|of|in|on|at|to|with|from|and|by|for|has|have|it|he|she|they|there|up)$/.test(
      next.word,
    )
  );
}
