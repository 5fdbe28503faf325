import { describe, expect, it } from "vitest";
import { daysUpTo, streakOf } from "./streak.ts";

const today = "2026-03-10";
/** Days ago, as dates. */
const ago = (...days: number[]) =>
  days.map((day) => new Date(Date.parse(`${today}T00:00:00Z`) - day * 86_400_000).toISOString().slice(0, 10));
const days = (...practised: number[]) => streakOf(ago(...practised), today).days;

describe("a streak", () => {
  it("is nothing for who never practised, or stopped long ago", () => {
    expect(streakOf([], today)).toEqual({ days: 0, today: false, forgiven: false });
    expect(days(3, 4, 5)).toBe(0);
  });

  it("counts days in a row, today's as soon as it is one", () => {
    expect(streakOf(ago(0, 1, 2), today)).toEqual({ days: 3, today: true, forgiven: false });
  });

  it("stands until today is over", () => {
    expect(streakOf(ago(1, 2), today)).toEqual({ days: 2, today: false, forgiven: false });
  });

  it("forgives a missed day, and says so", () => {
    expect(streakOf(ago(0, 2, 3), today)).toEqual({ days: 3, today: true, forgiven: true });
    expect(streakOf(ago(2, 3), today)).toEqual({ days: 2, today: false, forgiven: true });
  });

  it("does not forgive two in a row, nor two within a week", () => {
    expect(days(0, 3, 4)).toBe(1);
    expect(days(0, 2, 3, 5, 6)).toBe(3);
  });

  it("forgives the next one when seven days lie between, and says so for seven days", () => {
    expect(streakOf(ago(0, 1, 2, 3, 4, 5, 6, 8), today)).toEqual({ days: 8, today: true, forgiven: true });
    expect(streakOf(ago(0, 1, 2, 3, 4, 5, 6, 7, 9), today)).toEqual({
      days: 9,
      today: true,
      forgiven: false,
    });
    expect(days(0, 2, 3, 4, 5, 6, 7, 9)).toBe(7);
    expect(days(0, 2, 3, 4, 5, 6, 7, 8, 10)).toBe(9);
  });

  it("forgives one a week for months", () => {
    const practised = Array.from({ length: 80 }, (_, at) => at).filter((at) => at % 8 !== 7);

    expect(days(...practised)).toBe(70);
  });

  it("knows the months' ends and leap days, and takes no day of tomorrow", () => {
    expect(streakOf(["2028-03-01", "2028-02-29", "2028-02-28"], "2028-03-01").days).toBe(3);
    expect(streakOf(["2026-03-11", "2026-03-10"], today).days).toBe(1);
  });
});

it("names the days up to today", () => {
  expect(daysUpTo("2026-03-01", 3)).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
});
