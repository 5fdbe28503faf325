import type { Covered } from "./cover-facts.ts";
import type { Expected } from "./levels.ts";
import type { SaidSentence } from "./said.ts";

/** Whoever speaks of nearly everything in words of their own has described it, though little is called by its name. */
const broadly = { from: 0.35, over: 0.35, most: 0.7 };
/** The share of the words that are of the picture, below which somebody talks of everything. */
const rambling = { from: 0.25, over: 0.3 };
/** Each thing that is not so takes so much of that. */
const costOfUntrue = 0.5;
/** The most that is covered where two, or more, things are not so. */
const mostUntrue = { two: 0.25, more: 0.15 };
/** Who names most of it wrongly has looked at this picture all the same. */
const leastNamed = { share: 0.3, most: 0.12 };

/** How much of a picture is told, and by how many words, each as a part of what is expected. */
export interface Coverage {
  coverage: number;
  words: number;
}

/** From what was said of the facts to how much of the picture is told. */
export function coverageOf(covered: Covered, said: readonly SaidSentence[], expected: Expected): Coverage {
  const own = Math.min(1, covered.share / expected.coverage);
  const all = wordsIn(said);
  const describing = wordsIn(covered.describing);
  const untrue = covered.facts.reduce((sum, fact) => sum + fact.untrue.length, 0);
  const broad =
    Math.min(broadly.most, Math.max(0, (covered.breadth - broadly.from) / broadly.over)) *
    Math.min(1, all / expected.words) *
    Math.min(1, Math.max(0, describing / (all || 1) - rambling.from) / rambling.over) *
    Math.max(0, 1 - costOfUntrue * untrue);
  const most = untrue > 2 ? mostUntrue.more : untrue === 2 ? mostUntrue.two : 1;
  const least = Math.min(leastNamed.most, leastNamed.share * covered.breadth);
  return {
    coverage: Math.max(least, Math.min(most, Math.max(own, broad))),
    words: broad > own ? all : describing,
  };
}

function wordsIn(said: readonly SaidSentence[]): number {
  return said.reduce((sum, { words }) => sum + words.length, 0);
}
