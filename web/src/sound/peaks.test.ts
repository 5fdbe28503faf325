import { expect, test } from "vitest";
import { heightsOf } from "./peaks.ts";

const peaks = btoa(String.fromCharCode(0, 100, 50, 25, 0, 0));

test("each part is as high as the loudest of its peaks", () => {
  expect(heightsOf(peaks, 6)).toEqual([0, 1, 0.5, 0.25, 0, 0]);
  expect(heightsOf(peaks, 3)).toEqual([1, 0.5, 0]);
  expect(heightsOf(peaks, 4)).toEqual([0, 1, 0.25, 0]);
  expect(heightsOf(peaks, 12)).toEqual([0, 0, 1, 1, 0.5, 0.5, 0.25, 0.25, 0, 0, 0, 0]);
});

test("a recording without peaks is flat", () => {
  expect(heightsOf("", 3)).toEqual([0, 0, 0]);
});
