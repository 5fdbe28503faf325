import { expect, test } from "vitest";
import { atRate } from "./resample.ts";

const tone = (hertz: number, rate: number) =>
  Float32Array.from({ length: rate }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / rate));
const power = (samples: Float32Array) =>
  samples.slice(500, -500).reduce((sum, value) => sum + value * value, 0) / (samples.length - 1_000);

test.each([
  [48_000, 24_000],
  [22_050, 24_000],
  [16_000, 24_000],
  [44_100, 8_000],
])("a tone sounds the same at %d and at %d samples a second", (from, to) => {
  const moved = atRate({ samples: tone(440, from), rate: from }, to);
  const wished = tone(440, to);

  expect(moved.length).toBe(to);
  expect(power(moved.map((value, at) => value - (wished[at] ?? 0)))).toBeLessThan(1e-4);
});

test("what is too high for the new rate is gone, not folded down", () => {
  const moved = atRate({ samples: tone(7_000, 48_000), rate: 48_000 }, 8_000);

  expect(power(moved)).toBeLessThan(1e-4);
});
