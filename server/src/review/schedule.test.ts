import type { RatingName } from "@salida/contract/reviews.ts";
import { expect, test } from "vitest";
import { firstDue, type Memory, rate } from "./schedule.ts";

const day = 86_400_000;
const start = new Date("2026-01-01T09:00:00Z");

/** Due dates of ratings each made when due. */
function history(ratings: readonly RatingName[], thaw = (memory: Memory) => memory) {
  let [memory, at]: [Memory | null, Date] = [null, start];
  return ratings.map((rating) => {
    const rated = rate(memory && thaw(memory), rating, at);
    memory = rated.memory;
    at = rated.due;
    return rated.due.toISOString();
  });
}

test("what is remembered comes back later each time, up to half a year", () => {
  const dues = history(Array<RatingName>(9).fill("good")).map(Date.parse);
  const gaps = dues.map((due, at) => Math.round((due - (dues[at - 1] ?? start.getTime())) / day));

  expect(gaps.every((gap, at) => at === 0 || gap >= (gaps[at - 1] ?? 0))).toBe(true);
  expect(gaps[0]).toBeGreaterThanOrEqual(1);
  expect(gaps.at(-1)).toBeGreaterThan(170);
  expect(Math.max(...gaps)).toBeLessThan(185);
});

test("what is forgotten comes back soon, and what is easy later than what is good", () => {
  const [again, hard, good, easy] = (["again", "hard", "good", "easy"] as const).map((rating) =>
    Date.parse(history(["good", "good", rating])[2] ?? ""),
  ) as [number, number, number, number];

  expect(again < hard && hard <= good && good < easy).toBe(true);
  expect(history(["good", "good", "good", "again"]).at(-1)).not.toBe(
    history(["good", "good", "good", "good"]).at(-1),
  );
});

test("a memory that was stored and read again gives the same dates", () => {
  const ratings = ["good", "again", "hard", "good", "easy", "again", "good"] as const;

  expect(history(ratings, (memory) => JSON.parse(JSON.stringify(memory)))).toEqual(history(ratings));
});

test("something new waits tomorrow", () => {
  expect(firstDue(start).toISOString()).toBe("2026-01-02T05:00:00.000Z");
});

test.each([2 / 24, 3, 400])("what was rated %d days ahead of the clock counts as rated now", (days) => {
  const ahead = new Date(start.getTime() + days * day);
  const { memory } = rate(rate(null, "good", ahead).memory, "again", ahead);

  const { due, memory: after } = rate(memory, "good", start);

  expect(due.getTime() - start.getTime()).toBeGreaterThanOrEqual(day);
  expect(due.getTime() - start.getTime()).toBeLessThan(30 * day);
  expect(rate(after, "good", due).due.getTime()).toBeGreaterThan(due.getTime());
});
