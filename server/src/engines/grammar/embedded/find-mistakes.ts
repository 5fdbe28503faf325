import type { Sentence } from "#engines/english/tokens.ts";
import { readSentences } from "#engines/english/tokens.ts";
import type { Correction } from "#engines/grammar/correction.ts";
import { fillIn } from "./patterns/better.ts";
import { findMatches, type Match } from "./patterns/match.ts";
import { neededWords, type Part, readPattern } from "./patterns/pattern.ts";
import type { Rule } from "./rule.ts";
import { rules } from "./rules/rules.ts";

interface Pattern {
  rule: Rule;
  /** The rule that is listed first is heard first. */
  place: number;
  parts: Part[];
}

/** Most patterns stand nowhere in a text, which their words tell soonest; what needs none stands under "". */
const patternsWith = indexed(rules);

/** What our own rules find, in the order of the text. Of two that overlap, the rule that is listed first is heard. */
export function findMistakes(text: string): Correction[] {
  return readSentences(text).flatMap((sentence) =>
    withoutOverlaps(possibleIn(sentence).flatMap((pattern) => findPattern(pattern, sentence))).toSorted(
      (a, b) => a.at - b.at,
    ),
  );
}

/** Leaves out what overlaps with something before it. */
export function withoutOverlaps(found: readonly Correction[]): Correction[] {
  const kept: Correction[] = [];
  for (const one of found) {
    if (!kept.some((other) => one.at < other.at + other.length && other.at < one.at + one.length))
      kept.push(one);
  }
  return kept;
}

function indexed(all: readonly Rule[]): ReadonlyMap<string, Pattern[]> {
  const index = new Map<string, Pattern[]>();
  const patterns = all.flatMap((rule) => [rule.find].flat().map((source) => ({ rule, source })));
  for (const [place, { rule, source }] of patterns.entries()) {
    const pattern = { rule, place, parts: readPattern(source) };
    for (const word of new Set(neededWords(source) ?? [""]))
      index.set(word, [...(index.get(word) ?? []), pattern]);
  }
  return index;
}

/** The patterns that may stand in a sentence by its words. */
function possibleIn({ tokens }: Sentence): Pattern[] {
  const said = new Set(["", ...tokens.flatMap(({ word, base }) => [word, `~${base}`])]);
  const possible = new Set([...said].flatMap((word) => patternsWith.get(word) ?? []));
  return [...possible].sort((a, b) => a.place - b.place);
}

function findPattern({ rule, parts }: Pattern, sentence: Sentence): Correction[] {
  if (rule.question !== undefined && rule.question !== sentence.question) return [];
  return findMatches(parts, sentence)
    .filter((match) => !rule.unless?.(match))
    .flatMap((match) => asCorrection(rule, match) ?? []);
}

function asCorrection({ kind, better, why }: Rule, match: Match): Correction | undefined {
  const { text, tokens } = match.sentence;
  const first = tokens[match.from];
  const last = tokens[match.to - 1];
  const made = typeof better === "string" ? fillIn(better, match) : better(match);
  if (!first || !last || made === undefined) return undefined;
  // a mistake that begins or ends within a contraction takes the whole word
  const before = first.clipped ? tokens[match.from - 1] : undefined;
  const after = tokens[match.to]?.clipped ? tokens[match.to] : undefined;
  const at = before?.at ?? first.at;
  const end = after?.end ?? last.end;
  const wrong = text.slice(at, end);
  const parts = [before && text.slice(before.at, before.end), made, after?.word];
  const whole = inStyleOf(wrong, parts.filter(Boolean).join(" "));
  const startsSentence = match.from - (before ? 1 : 0) === 0 && /^\p{Lu}/u.test(wrong);
  const good = startsSentence ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
  if (good === wrong) return undefined;
  return {
    at,
    length: end - at,
    wrong,
    better: good,
    kind,
    why: { en: fillIn(why.en, match), es: fillIn(why.es, match) },
  };
}

/** As the learner writes: with "don't" where there was one, and a capital "I" always. */
function inStyleOf(wrong: string, better: string): string {
  const capital = better.replace(/\bi\b(?!\.)/g, "I");
  return /n['’]t/.test(wrong)
    ? capital.replace(/\b(do|does|did|is|are|was|were|has|have|had) not\b/g, "$1n't")
    : capital;
}
