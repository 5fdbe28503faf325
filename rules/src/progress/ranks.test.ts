import { expect, test } from "vitest";
import { rankOf, rankProgress, ranks } from "./ranks.ts";

test("a rank lasts until its points are reached", () => {
  expect([0, 499, 500, 1199, 1200, 49_999].map((points) => ranks[rankOf(points).type]?.name)).toEqual([
    "NOVICE",
    "NOVICE",
    "EXPLORER",
    "EXPLORER",
    "STUDENT",
    "LEGEND",
  ]);
});

test("the last rank has no end, and its progress stays at 100", () => {
  expect([50_000, 99_999, 100_000, 2_000_000].map((points) => rankOf(points))).toEqual(
    Array(4).fill({ type: 10, maxPoints: 100_000 }),
  );
  expect([99_999, 100_000, 2_000_000].map(rankProgress)).toEqual([99, 100, 100]);
});

test("progress is the share of the rank's own end", () => {
  expect([0, 250, 499, 600].map(rankProgress)).toEqual([0, 50, 99, 50]);
});
