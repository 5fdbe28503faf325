import { expect, test } from "vitest";
import { peaksOf } from "./peaks.ts";

const second = 16_000;

/** A tone that is so loud in each part of a sound, all parts being as long. */
function tone(loudness: readonly number[], length: number): Float32Array {
  return Float32Array.from({ length }, (_, at) => {
    const part = Math.min(loudness.length - 1, Math.floor((at * loudness.length) / length));
    return (loudness[part] ?? 0) * (at % 2 === 0 ? 1 : -1);
  });
}

test("the loudest part has 100, half as loud has 50, and silence has none", () => {
  const peaks = peaksOf(tone([0, 0.4, 0.2, 0], 60 * second));

  expect(peaks).toHaveLength(200);
  expect([peaks[0], peaks[49]]).toEqual([0, 0]);
  expect([peaks[51], peaks[99]]).toEqual([100, 100]);
  expect([peaks[101], peaks[149]]).toEqual([50, 50]);
  expect([peaks[151], peaks[199]]).toEqual([0, 0]);
});

test("every sample counts in one part, however long the sound is", () => {
  const length = 20 * second + 137;
  for (const at of [0, 1, 777, length - 1]) {
    const sound = new Float32Array(length);
    sound[at] = -0.1;
    expect([...peaksOf(sound)].filter((peak) => peak === 100)).toHaveLength(1);
  }
});

test.each([0, 1, 150])("a sound of %d silent samples has 200 peaks of nothing", (length) => {
  expect([...peaksOf(new Float32Array(length))]).toEqual(Array.from({ length: 200 }, () => 0));
});
