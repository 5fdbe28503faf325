import { expect, test } from "vitest";
import { lengthFault, lengthNote } from "./written-text-limits.ts";

const limits = { least: 20, most: 1500 };

test.each([
  ["", "blank"],
  [" \n\t ", "blank"],
  ["x".repeat(19), "short"],
  [`${"x".repeat(19)}     `, "short"],
  ["x".repeat(20), undefined],
  [`  ${"x".repeat(1500)}\n`, undefined],
  ["x".repeat(1501), "long"],
])("a text is refused only by what is written in it (case %#)", (text, fault) => {
  expect(lengthFault(text, limits)).toBe(fault);
});

test("reaching the least length is said, and then no more for a long while", () => {
  expect(lengthNote("x".repeat(19), limits)).toBeUndefined();
  expect(lengthNote("x".repeat(20), limits)).toEqual({ word: "enough" });
  expect(lengthNote("x".repeat(40), limits)).toBeUndefined();
  expect(lengthNote("x".repeat(1399), limits)).toBeUndefined();
});

test("the room that is left is said in steps", () => {
  const said = Array.from({ length: 101 }, (_, typed) => lengthNote("x".repeat(1400 + typed), limits));
  expect(new Set(said.map((note) => JSON.stringify(note))).size).toBe(4);
  expect(said[0]).toEqual({ word: "left", left: 100 });
  expect(said[100]).toEqual({ word: "left", left: 10 });
});

test("what is too long is said as such", () => {
  expect(lengthNote("x".repeat(1501), limits)).toEqual({ word: "over" });
});
