import { expect, test } from "vitest";
import { scoreOf } from "./mark.ts";

const best = { coverage: 1, grammar: 1, range: 1, length: 1 };

test("everything is ten, nothing is next to nothing", () => {
  expect(scoreOf(best)).toBe(10);
  expect(scoreOf({ coverage: 0, grammar: 0, range: 0, length: 0 })).toBeLessThan(1);
});

test.each(["coverage", "grammar", "range", "length"] as const)("less %s never earns more", (part) => {
  const scores = [1, 0.8, 0.6, 0.4, 0.2, 0].map((value) => scoreOf({ ...best, [part]: value }));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(scores.at(-1)).toBeLessThan(10);
});

test("where grammar could not be checked, it is neither a fault nor taken for faultless", () => {
  const fair = { coverage: 0.7, range: 0.6, length: 0.9 };
  const [unknown, faultless, faulty] = [null, 1, 0].map((grammar) => scoreOf({ ...fair, grammar }));
  expect(unknown).toBeLessThan(faultless ?? 0);
  expect(unknown).toBeGreaterThan(faulty ?? 10);
  expect(scoreOf({ ...best, grammar: null })).toBe(10);
});

test("language alone earns little, however good", () => {
  expect(scoreOf({ ...best, coverage: 0.05 })).toBe(2.5);
});

test("nothing is earned above what a text can earn", () => {
  expect(scoreOf(best, 0.5)).toBe(0.5);
});

test("a description is mostly what is told of the picture; how it is told takes from that", () => {
  const told = { coverage: 0.6, grammar: 1, range: 1, length: 1 };
  const scores = [
    told,
    { ...told, length: 0.5 },
    { ...told, range: 0 },
    { ...told, grammar: 0.5 },
    { ...told, grammar: null },
  ].map((parts) => scoreOf(parts));

  expect(scores).toEqual([7.4, 5.7, 6.4, 5.7, 6.4]);
});

test("what covers an eighth of the picture is of this picture", () => {
  const little = { grammar: 1, range: 1, length: 1 };
  expect([0.12, 0.119].map((coverage) => scoreOf({ ...little, coverage }))).toEqual([4.3, 2.5]);
});
