import { expect, test } from "vitest";
import { gapsOf, withoutGaps } from "./gaps.ts";

const marked = "Nobody's here. We {wait} by the {old}, well-known door.";

test("finds the words of the gaps and how many stand before each", () => {
  expect(gapsOf(marked)).toEqual([
    { word: "wait", wordsBefore: 3 },
    { word: "old", wordsBefore: 6 },
  ]);
});

test("fills the gaps in", () => {
  expect(withoutGaps(marked)).toBe("Nobody's here. We wait by the old, well-known door.");
});
