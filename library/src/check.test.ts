import { join } from "node:path";
import { expect, test } from "vitest";
import { checkNames, findingsOf } from "./check.ts";
import { knownBad } from "./known-bad.ts";
import { knownBadFillIns } from "./known-bad-fill-ins.ts";
import { fillIns, knownBadListenings } from "./known-bad-listenings.ts";
import { knownBadVariety } from "./known-bad-variety.ts";
import { readFiles } from "./read.ts";

const allBad = [...knownBad, ...knownBadListenings, ...knownBadFillIns, ...knownBadVariety];
const shipped = readFiles(join(import.meta.dirname, "../texts"));
/** As many as the known-bad cases need: of food the first reading of each level, and all but the last listening. */
const some = shipped
  .filter(({ path }) => path.startsWith("food/"))
  .map(({ path, file }) => {
    const [readings, listenings] = [file.readings.slice(0, 1), file.listenings.slice(0, -1)];
    return { path, file: { ...file, readings, listenings } };
  });

test("finds nothing to mend in the shipped library", () => {
  expect(findingsOf(shipped)).toEqual([]);
});

test.each(allBad)("finds $title, by $check alone", ({ check, spoil }) => {
  const files = structuredClone(some);
  spoil(files);
  expect([...new Set(findingsOf(files).map((finding) => finding.check))]).toEqual([check]);
});

test("takes a little word that sounds like another, since its place tells which it is", () => {
  const files = structuredClone(some);
  fillIns(
    (it) =>
      (it.text = it.text.replace("for my bread, and it was {older}", "{for} my bread, and it was older")),
  )(files);
  expect(findingsOf(files)).toEqual([]);
});

test("has a known-bad case for every check", () => {
  expect(new Set(allBad.map(({ check }) => check))).toEqual(new Set(checkNames));
});

test("says what is wrong and where", () => {
  const [first] = structuredClone(some);
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
