import { expect, test } from "vitest";
import { heardNothing, speaksNow, wave, wavePath } from "./voice-levels.ts";

const tenths = (seconds: number, level: number) => Array.from({ length: 10 * seconds }, () => level);

test("silence is only told after a while, and never to who has been heard", () => {
  expect(heardNothing([])).toBe(false);
  expect(heardNothing(tenths(2, 0))).toBe(false);
  expect(heardNothing(tenths(4, 0.05))).toBe(true);
  expect(heardNothing([...tenths(4, 0), 0.6])).toBe(false);
  expect(heardNothing([0.6, ...tenths(20, 0)])).toBe(false);
});

test("a pause of a second is a pause", () => {
  expect(speaksNow([])).toBe(false);
  expect(speaksNow([...tenths(3, 0), 0.5])).toBe(true);
  expect(speaksNow([0.5, ...tenths(1, 0)])).toBe(false);
});

test("each tenth is a stroke, the newest at the right end, the loudest as high as there is room", () => {
  expect(wavePath([])).toBe("");
  expect(wavePath([0, 1])).toBe(`M${wave.width - 9} 15v2M${wave.width - 3} 1v30`);
  expect(wavePath(tenths(60, 0.5)).match(/M/g)).toHaveLength(150);
});
