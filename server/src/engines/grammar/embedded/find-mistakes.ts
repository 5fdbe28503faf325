import type { Sentence } from "#engines/english/tokens.ts";
import { readSentences } from "#engines/english/tokens.ts";
import type { Correction } from "#engines/grammar/correction.ts";
import { fillIn } from "./patterns/better.ts";
import { findMatches, type Match } from "./patterns/match.ts";
import { hasOne, neededWords, type Part, readPattern } from "./patterns/pattern.ts";
import type { Rule } from "./rule.ts";
import { rules } from "./rules/rules.ts";

interface Pattern {
  parts: Part[];
  /** Most patterns stand nowhere in a text, which their words tell soonest. */
  needed: readonly string[] | undefined;
}

const patternsOf = new Map<Rule, Pattern[]>(
  rules.map((rule) => [
    rule,
    [rule.find].flat().map((pattern) => ({ parts: readPattern(pattern), needed: neededWords(pattern) })),
  ]),
);

/** What our own rules find, in the order of the text. Of two that overlap, the rule that is listed first is heard. */
export function findMistakes(text: string): Correction[] {
  const sentences = readSentences(text).map((sentence) => ({ sentence, said: wordsIn(sentence) }));
  const found = rules.flatMap((rule) =>
    sentences.flatMap(({ sentence, said }) => findRule(rule, sentence, said)),
  );
  return withoutOverlaps(found).toSorted((a, b) => a.at - b.at);
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

function wordsIn({ tokens }: Sentence): ReadonlySet<string> {
  return new Set(tokens.flatMap(({ word, base }) => [word, `~${base}`]));
}

function findRule(rule: Rule, sentence: Sentence, said: ReadonlySet<string>): Correction[] {
  if (rule.question !== undefined && rule.question !== sentence.question) return [];
  const possible = (patternsOf.get(rule) ?? []).filter(({ needed }) => hasOne(needed, said));
  return possible.flatMap(({ parts }) =>
    findMatches(parts, sentence)
      .filter((match) => !rule.unless?.(match))
      .flatMap((match) => asCorrection(rule, match) ?? []),
  );
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
