import type { LevelName } from "@salida/rules/levels.ts";
import type { Correction } from "#engines/grammar/correction.ts";
import type { Grammar } from "#engines/grammar/grammar.ts";
import type { Both } from "#engines/grammar/rule.ts";
import { type Air, airFacts } from "./air.ts";
import { type Covered, coverFacts } from "./cover-facts.ts";
import type { Untrue } from "./details.ts";
import type { Fact, Setting } from "./fact.ts";
import { feedbackOn } from "./feedback.ts";
import { type Gate, gateOf, isPlea, mostFor } from "./gates.ts";
import { expectedAt } from "./levels.ts";
import { type Parts, scoreOf } from "./mark.ts";
import { rangeOf } from "./range.ts";
import { readSaid, type SaidSentence } from "./said.ts";

/** A learner's description of a picture, and what is known of the picture. */
export interface Description {
  text: string;
  facts: readonly Fact[];
  level: LevelName;
  setting: Setting;
  /** Where neither can be seen, nothing. */
  air?: Air;
}

/** Words of a description that are not so, and what is. */
export interface WrongWords extends Untrue {
  /** As they stand in the text. */
  said: string;
  /** What is so, with the thing it is about: "man, on the left". */
  there: string;
}

export interface DescriptionMark {
  /** 0 to 10, one decimal. */
  score: number;
  parts: Parts;
  /** Ids of the facts that were said. */
  said: string[];
  /** Ids of the weightiest that were not; a few at most. */
  missed: string[];
  /** What was said and is not so, in the order of the text. */
  wrong: WrongWords[];
  /** None, too, where grammar could not be checked; then its part is null. */
  corrections: Correction[];
  /** What was good, then what to mend. */
  feedback: Both[];
}

const mostMissed = 3;
/** Each mistake takes this much of the grammar. */
const costOfMistake = 1 / 6.5;

/** Marks a description by the facts of its picture. Nothing that it says to its reader is obeyed: it only describes nothing. */
export async function evaluateDescription(
  grammar: Grammar,
  description: Description,
): Promise<DescriptionMark> {
  const { text, level, setting, air = {} } = description;
  const facts = [...description.facts, ...airFacts(air)];
  const read = readSaid(text);
  const { said } = read;
  const covered = coverFacts(description.facts, { setting, air }, said);
  const gate = gateOf(read) ?? (covered.share === 0 && isPlea(said) ? "plea" : undefined);
  const checked = await grammar.check(text);
  const corrections = checked && worthMending(checked, gate);
  const parts = partsOf(covered, said, corrections, level);
  const score = scoreOf(parts, gate && mostFor[gate]);
  const missed = covered.facts
    .filter(({ quality }) => quality === 0)
    .toSorted((a, b) => b.fact.weight - a.fact.weight);
  const mark = {
    score,
    parts,
    said: covered.facts.filter(({ quality }) => quality > 0).map(({ fact }) => fact.id),
    missed: missed.slice(0, mostMissed).map(({ fact }) => fact.id),
    wrong: wrongWords(covered, text),
    corrections: corrections ?? [],
  };
  return { ...mark, feedback: feedbackOn({ ...mark, gate, facts, level }) };
}

function partsOf(
  covered: Covered,
  said: readonly SaidSentence[],
  corrections: readonly Correction[] | undefined,
  level: LevelName,
): Parts {
  const expected = expectedAt(level);
  const words = covered.describing.reduce((sum, sentence) => sum + sentence.words.length, 0);
  const share = Math.min(1, covered.share / expected.coverage);
  const density = Math.min(2, Math.max(1, expected.words / (words || 1)));
  return {
    coverage: round(share),
    grammar: corrections ? round(Math.max(0, 1 - corrections.length * costOfMistake * density)) : null,
    range: round(rangeOf(covered.describing.length > 0 ? covered.describing : said, expected)),
    length: round(Math.min(1, words / expected.words)),
  };
}

/** Words that are wrong of two things are told once, of the first. */
function wrongWords({ facts }: Covered, text: string): WrongWords[] {
  const untrue = facts.flatMap((it) => it.untrue);
  return untrue
    .filter(({ at }, place) => untrue.findIndex((other) => other.at === at) === place)
    .map((one) => ({ ...one, said: text.slice(one.at, one.at + one.length), there: thereIs(facts, one) }))
    .toSorted((a, b) => a.at - b.at);
}

/** "man, on the left"; where one of the two says the other as well, that one. */
function thereIs(facts: Covered["facts"], { fact: id, really }: Untrue): string {
  const { noun = "", plural = noun } = facts.find(({ fact }) => fact.id === id)?.fact ?? {};
  if (noun.includes(really)) return noun;
  return [noun, plural].some((name) => really.includes(name)) ? really : `${noun}, ${really}`;
}

/** In a text that is not English, each foreign word would be a slip of spelling. */
function worthMending(corrections: readonly Correction[], gate: Gate | undefined): Correction[] {
  if (gate === "spanish" || gate === "nonsense") return [];
  return corrections.filter(({ kind }) => gate !== "half-spanish" || kind !== "spelling");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
