import { expect, test } from "vitest";
import { averagePercent, pointsFor, roomScore, shareScore, tierOf } from "./scores.ts";

test("a share of right answers has one decimal at most", () => {
  expect([shareScore(0, 2), shareScore(1, 2), shareScore(1, 3), shareScore(2, 3), shareScore(5, 5)]).toEqual([
    0, 5, 3.3, 6.7, 10,
  ]);
  expect(shareScore(0, 0)).toBe(0);
});

test("points follow the score as shown, halved for a repeat", () => {
  expect([pointsFor(30, 10, false), pointsFor(30, 6.7, false), pointsFor(30, 0, false)]).toEqual([30, 20, 0]);
  expect([pointsFor(30, 10, true), pointsFor(30, 5, true)]).toEqual([15, 8]);
});

test("a room scores one less for each hint, down to half", () => {
  expect([0, 1, 4, 5, 6, 9].map(roomScore)).toEqual([10, 9, 6, 5, 5, 5]);
});

test("tiers begin at 9, 7 and 5", () => {
  expect([10, 9, 8.9, 7, 6.9, 5, 4.9, 0].map(tierOf)).toEqual([
    "excellent",
    "excellent",
    "good",
    "good",
    "fair",
    "fair",
    "needsPractice",
    "needsPractice",
  ]);
});

test("an average is a rounded percentage, 0 when nothing is done", () => {
  expect([
    averagePercent(0, 0),
    averagePercent(20, 2),
    averagePercent(13.3, 2),
    averagePercent(3.3, 1),
  ]).toEqual([0, 100, 67, 33]);
});
