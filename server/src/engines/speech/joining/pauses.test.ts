import { expect, test } from "vitest";
import { type Pause, roomFor, shareOut } from "./pauses.ts";

const pauses: Pause[] = ["phrase", "sentence", "phrase", "turn", "sentence"];
const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);

test.each([1.2, 2, 3.5, 5])(
  "%d seconds of silence are shared out to the last, longer where more ends",
  (seconds) => {
    const lengths = shareOut(seconds, pauses);
    const [phrase = 0, sentence = 0, , turn = 0] = lengths;

    expect(sum(lengths)).toBeCloseTo(seconds, 6);
    expect(phrase).toBeLessThan(sentence);
    expect(sentence).toBeLessThanOrEqual(turn);
  },
);

test("no pause is shorter or longer than sounds right, whatever is asked for", () => {
  const room = roomFor(pauses);

  expect(sum(shareOut(-3, pauses))).toBeCloseTo(room.least, 6);
  expect(sum(shareOut(1_000, pauses))).toBeCloseTo(room.most, 6);
  expect(Math.max(...shareOut(1_000, pauses))).toBeLessThanOrEqual(1.5);
  expect(shareOut(1, [])).toEqual([]);
});
