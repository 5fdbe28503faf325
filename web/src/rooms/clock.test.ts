import { expect, test } from "vitest";
import { clockText, minutesTold, type Reading, secondsCharged, secondsLeft } from "./clock.ts";

function reading(status: 0 | 1 | 2 | 3, elapsedTime: number, at = 0): Reading {
  return { session: { status, limitTime: 600, elapsedTime }, at };
}

test("a clock that runs goes on from what the server said, never below zero", () => {
  expect(secondsLeft(reading(1, 100), 4_000)).toBe(496);
  expect(secondsLeft(reading(1, 598), 60_000)).toBe(0);
  // a browser's clock that was set back gives no time
  expect(secondsLeft(reading(1, 100, 9_000), 4_000)).toBe(500);
});

test.each([0, 2, 3] as const)("a clock of session %i stands", (status) => {
  expect(secondsLeft(reading(status, 100), 4_000)).toBe(500);
});

test("seconds are shown until they are over", () => {
  expect(clockText(3600)).toBe("60:00");
  expect(clockText(9_900)).toBe("165:00");
  expect(clockText(59.2)).toBe("01:00");
  expect(clockText(0.1)).toBe("00:01");
  expect(clockText(0)).toBe("00:00");
});

test("every five minutes are told, and each of the last five, once", () => {
  const told = [];
  for (let left = 1300; left > 0; left -= 1) {
    const minutes = minutesTold(left, left - 1);
    if (minutes) told.push([minutes, left - 1]);
  }
  expect(told).toEqual([20, 15, 10, 5, 4, 3, 2, 1].map((minutes) => [minutes, 60 * minutes]));
});

test("a leap over a mark tells the minutes that are left then", () => {
  expect(minutesTold(610, 595)).toBe(10);
  expect(minutesTold(200, 175)).toBe(3);
  expect(minutesTold(700, 655)).toBeUndefined();
});

test("a wrong try's seconds are told apart from those that went by", () => {
  expect(secondsCharged(reading(1, 100, 0), reading(1, 116, 1_000))).toBe(15);
  expect(secondsCharged(reading(1, 100, 0), reading(1, 131.4, 1_000))).toBe(30);
  expect(secondsCharged(reading(1, 100, 0), reading(1, 103, 1_000))).toBe(0);
  expect(secondsCharged(reading(1, 100, 0), reading(1, 104, 4_000))).toBe(0);
});

test("a clock that stopped meanwhile charged nothing", () => {
  expect(secondsCharged(reading(1, 100, 0), reading(3, 600, 1_000))).toBe(0);
  expect(secondsCharged(reading(2, 100, 0), reading(1, 160, 1_000))).toBe(0);
});
