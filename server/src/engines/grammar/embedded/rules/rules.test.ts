import { expect, test } from "vitest";
import type { Correction } from "#engines/grammar/correction.ts";
import { findMistakes } from "#engines/grammar/embedded/find-mistakes.ts";
import { rules } from "./rules.ts";

const wrong = rules.flatMap(({ kind, wrong: examples }) =>
  Object.entries(examples).map(([text, mended]) => ({ kind, text, mended })),
);
const right = rules.flatMap(({ kind, right: examples }) => examples.map((text) => ({ kind, text })));

test.each(wrong)("$kind: “$text” is mended to “$mended”", ({ kind, text, mended }) => {
  const own = findMistakes(text).filter((found) => found.kind === kind);
  expect(mend(text, own)).toBe(mended);
});

test.each(right)("$kind: “$text” is left alone", ({ text }) => {
  expect(findMistakes(text)).toEqual([]);
});

test("every rule has examples on both sides and says why in both languages", () => {
  for (const rule of rules) {
    expect(Object.keys(rule.wrong), rule.kind).not.toEqual([]);
    expect(rule.right, rule.kind).not.toEqual([]);
    expect(rule.why.en.length, rule.kind).toBeGreaterThan(10);
    expect(rule.why.es.length, rule.kind).toBeGreaterThan(10);
    expect(rule.why.es, rule.kind).not.toBe(rule.why.en);
  }
});

function mend(text: string, corrections: readonly Correction[]): string {
  return corrections.reduceRight(
    (before, { at, length, better }) => before.slice(0, at) + better + before.slice(at + length),
    text,
  );
}
