import { join } from "node:path";
import { expect, test } from "vitest";
import { checkNames, findingsOf } from "./check.ts";
import { knownBad } from "./known-bad.ts";
import { readFiles } from "./read.ts";

const shipped = readFiles(join(import.meta.dirname, "../texts"));

test("finds nothing to mend in the shipped library", () => {
  expect(findingsOf(shipped)).toEqual([]);
});

test.each(knownBad)("finds $title, by $check alone", ({ check, spoil }) => {
  const files = structuredClone(shipped);
  spoil(files);
  expect([...new Set(findingsOf(files).map((finding) => finding.check))]).toEqual([check]);
});

test("has a known-bad case for every check", () => {
  expect(new Set(knownBad.map(({ check }) => check))).toEqual(new Set(checkNames));
});

test("says what is wrong and where", () => {
  const [first] = structuredClone(shipped);
  const [reading] = first?.file.readings ?? [];
  if (!first || !reading) throw new Error("no reading");
  reading.title = "My Favorite Cake";
  expect(findingsOf([first])).toEqual([
    {
      check: "spelling",
      path: "food/a1.yaml",
      what: '"favorite" is not british spelling',
      where: "food-a1-cake-first",
    },
  ]);
});
