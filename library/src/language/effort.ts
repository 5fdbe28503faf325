import { runningWordsOf } from "@salida/rules/running-words.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import { countWords } from "@salida/rules/words.ts";
import { roughLemma } from "./lemmas.ts";
import { plainWords, wordSet } from "./phrases.ts";
import { isSmall } from "./shared-words.ts";

/** What makes a text hard to follow though each of its words is known. Per 100 words where nothing else is said. */
export interface Shape {
  /** Logarithm of the mean length of its sentences. */
  sentence: number;
  /** Words that begin a clause within a sentence. */
  clauses: number;
  /** Words that stand for somebody or something said elsewhere, and names. */
  referents: number;
  /** Different words with a meaning of their own, in any fifty words that follow each other. */
  density: number;
  negations: number;
  numbers: number;
  /** 1 for what is heard: nobody can look back. */
  heard: number;
}

/**
 * Fitted by least squares to one half of the first edition. The second was written under them: `npm run library -- levels` says how far
 * they are from what its readers found, and whether a fit to their judgements would be nearer.
 */
export const effortWeights: Record<keyof Shape | "constant", number> = {
  constant: -8.789,
  sentence: 2.781,
  clauses: 0.316,
  referents: 0.003,
  density: 0.062,
  negations: 0.149,
  numbers: -0.012,
  heard: 0.843,
};

const stretch = 50;
const clauseWords = wordSet(`
  although as because how if once since that though unless until what when whenever where whereas wherever whether
  which while who whom whose why`);
const standIns = wordSet(`
  he her hers him his it its one ones other others she that their theirs them these they this those`);
const negation = /^(?:cannot|hardly|neither|never|no|nobody|none|nor|not|nothing|nowhere|without)$|n't$/;
const numerals = wordSet(`
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion half`);

/** What makes a text hard to follow. */
export function shapeOf(text: string, heard: boolean): Shape {
  const words = plainWords(text);
  const per = (is: (word: string) => boolean) => (100 * words.filter(is).length) / Math.max(words.length, 1);
  const names = runningWordsOf(text).filter(({ word, free }) => free && !/\d/.test(word));
  return {
    sentence: Math.log(Math.max(words.length, 1) / Math.max(sentencesOf(text).filter(countWords).length, 1)),
    clauses: per((word) => clauseWords.has(word)),
    referents: per((word) => standIns.has(word)) + (100 * names.length) / Math.max(words.length, 1),
    density: densityOf(words),
    negations: per((word) => negation.test(word)),
    numbers: per((word) => numerals.has(word) || /\d/.test(word)),
    heard: heard ? 1 : 0,
  };
}

/** How hard a text is to follow, on the scale of the levels: 0 is A1, 5 is C2. Below 50 words it tells little. */
export function effortOf(text: string, heard: boolean): number {
  return effortOfShape(shapeOf(text, heard), effortWeights);
}

/** The same, of a shape, by any weights. */
export function effortOfShape(shape: Shape, { constant, ...weights }: typeof effortWeights): number {
  return (Object.keys(shape) as (keyof Shape)[]).reduce(
    (sum, key) => sum + weights[key] * shape[key],
    constant,
  );
}

function densityOf(words: string[]): number {
  const lemmas = words.map((word) => (isSmall(word) ? undefined : roughLemma(word)));
  const starts = Math.max(words.length - stretch, 0) + 1;
  const counts = Array.from({ length: starts }, (_, start) => {
    const own = lemmas.slice(start, start + stretch);
    return (100 * new Set(own.filter(Boolean)).size) / Math.max(own.length, 1);
  });
  return counts.reduce((sum, count) => sum + count, 0) / starts;
}
