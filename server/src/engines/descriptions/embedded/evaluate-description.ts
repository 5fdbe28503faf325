import type {
  Description,
  DescriptionMark,
  Detail,
  Parts,
  WrongWords,
} from "#engines/descriptions/descriptions.ts";
import type { Fact } from "#engines/descriptions/fact.ts";
import type { Correction } from "#engines/grammar/correction.ts";
import { airFacts } from "./air.ts";
import { type Covered, coverFacts, likenessOf } from "./cover-facts.ts";
import { coverageOf } from "./coverage.ts";
import type { Untrue } from "./details.ts";
import { feedbackOn } from "./feedback.ts";
import { namedThings, namesAnything } from "./foreign.ts";
import { type Gate, gateOf, isPlea, mostFor } from "./gates.ts";
import { factInWords } from "./in-words.ts";
import { type Expected, expectedAt } from "./levels.ts";
import { scoreOf } from "./mark.ts";
import { mostForSyntax, rangeOf } from "./range.ts";
import { readSaid, type SaidSentence } from "./said.ts";

const mostMissed = 3;
/** Each mistake takes this much of the grammar. */
const costOfMistake = 1 / 6.5;
/** What is understood in spite of every mistake. */
const leastGrammar = 0.3;

/**
 * Marks a description by the facts of its picture; `checked` are the mistakes in it, undefined where they are not known.
 * Nothing that it says to its reader is obeyed: it only describes nothing.
 */
export function evaluateDescription(
  description: Description,
  checked: readonly Correction[] | undefined,
): DescriptionMark {
  const { text, level, share, setting, air = {} } = description;
  const facts = [...description.facts, ...airFacts(air)];
  const read = readSaid(text);
  const { said } = read;
  const covered = coverFacts(description.facts, { setting, air }, said);
  const expected = expectedAt(level, share);
  const gate =
    gateOf(read) ??
    (covered.share === 0 && isPlea(said) ? "plea" : otherPicture(covered, said, expected)) ??
    (namesAnything(namedThings(description.facts, setting, said)) ? "anything" : undefined);
  const corrections = checked && worthMending(checked, gate);
  const parts = partsOf(covered, said, corrections, expected);
  const score = scoreOf(parts, gate ? mostFor[gate] : mostForSyntax(covered.describing, level));
  const told = covered.facts.filter(({ quality }) => quality > 0).map(({ fact }) => fact.id);
  const missed = covered.facts
    .filter(({ quality }) => quality === 0)
    .toSorted((a, b) => b.fact.weight - a.fact.weight);
  const mark = {
    score,
    parts,
    said: told,
    missed: missed.slice(0, mostMissed).map(({ fact }) => fact.id),
    details: detailsOf(facts, told),
    wrong: wrongWords(covered, text),
    corrections: corrections ?? [],
  };
  return { ...mark, feedback: feedbackOn({ ...mark, gate, facts, level, expected }) };
}

function otherPicture(
  covered: Covered,
  said: readonly SaidSentence[],
  { likeness }: Expected,
): Gate | undefined {
  return likenessOf(covered, said) < likeness ? "other-picture" : undefined;
}

function detailsOf(facts: readonly Fact[], said: readonly string[]): Detail[] {
  const byText = new Map<string, boolean>();
  for (const fact of facts.toSorted((a, b) => b.weight - a.weight)) {
    const text = factInWords(fact);
    byText.set(text, (byText.get(text) ?? false) || said.includes(fact.id));
  }
  return [...byText].map(([text, isSaid]) => ({ text, said: isSaid }));
}

function partsOf(
  covered: Covered,
  said: readonly SaidSentence[],
  corrections: readonly Correction[] | undefined,
  expected: Expected,
): Parts {
  const { coverage, words } = coverageOf(covered, said, expected);
  const density = Math.min(2, Math.max(1, expected.words / (words || 1)));
  return {
    coverage: round(coverage),
    grammar: corrections
      ? round(Math.max(leastGrammar, 1 - corrections.length * costOfMistake * density))
      : null,
    range: round(rangeOf(covered.describing.length > 0 ? covered.describing : said, expected)),
    length: round(Math.min(1, words / expected.words)),
  };
}

/** Words that are wrong of two things are told once, of the first. */
function wrongWords({ facts }: Covered, text: string): WrongWords[] {
  const untrue = facts.flatMap((it) => it.untrue).filter(({ sure }) => sure);
  return untrue
    .filter(({ at }, place) => untrue.findIndex((other) => other.at === at) === place)
    .map((one) => ({ ...one, said: text.slice(one.at, one.at + one.length), there: thereIs(facts, one) }))
    .toSorted((a, b) => a.at - b.at);
}

/** "man on the left", "woman: green dress"; where one of the two says the other as well, that one. */
function thereIs(facts: Covered["facts"], { fact: id, really }: Untrue): string {
  const { noun = "", plural = noun } = facts.find(({ fact }) => fact.id === id)?.fact ?? {};
  if (noun.includes(really)) return noun;
  if ([noun, plural].some((name) => really.includes(name))) return really;
  return /^(?:on |the )/.test(really) ? `${noun} ${really.replace(/^the/, "on the")}` : `${noun}: ${really}`;
}

/** In a text that is not English, each foreign word would be a slip of spelling. */
function worthMending(corrections: readonly Correction[], gate: Gate | undefined): Correction[] {
  if (gate === "spanish" || gate === "nonsense") return [];
  return corrections.filter(({ kind }) => gate !== "half-spanish" || kind !== "spelling");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
