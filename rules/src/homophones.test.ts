import { expect, test } from "vitest";
import { homophonesOf } from "./homophones.ts";

test("knows what sounds like a word, whatever its case", () => {
  expect(homophonesOf("There")).toEqual({ common: ["their", "they're"], rare: [] });
});

test("tells common words from rare ones", () => {
  expect(homophonesOf("time")).toEqual({ common: [], rare: ["thyme"] });
  expect(homophonesOf("thyme")).toEqual({ common: ["time"], rare: [] });
});

test("finds the sound-alikes of both readings of one spelling", () => {
  expect(homophonesOf("read")).toEqual({ common: ["red"], rare: ["reed"] });
});

test("knows plurals, but makes none up", () => {
  expect(homophonesOf("tales").common).toEqual(["tails"]);
  expect(homophonesOf("pieces").common).toEqual([]);
});

test.each(["garden", "gardens", "s", ""])("has nothing for %j", (word) => {
  expect(homophonesOf(word)).toEqual({ common: [], rare: [] });
});
