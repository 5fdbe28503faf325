import { expect, test } from "vitest";
import { levelOf } from "./recorder-level.ts";

function tone(loudness: number): Float32Array {
  return Float32Array.from({ length: 1600 }, (_, at) => loudness * Math.sin(at / 5));
}

test("silence is nothing, and so is what no ear would notice", () => {
  expect([new Float32Array(), new Float32Array(512), tone(0.001)].map(levelOf)).toEqual([0, 0, 0]);
});

test("the louder, the higher, and never above the top", () => {
  const levels = [0.01, 0.03, 0.1, 0.25].map((loudness) => levelOf(tone(loudness)));

  expect(levels).toEqual([...levels].sort((a, b) => a - b));
  expect(new Set(levels).size).toBe(levels.length);
  expect([tone(0.9), tone(5)].map(levelOf)).toEqual([1, 1]);
});
