import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { knownBad } from "#checks/known-bad.ts";
import { knownBadFillIns } from "#checks/known-bad-fill-ins.ts";
import { fillIns, knownBadListenings } from "#checks/known-bad-listenings.ts";
import { knownBadSafety } from "#checks/known-bad-safety.ts";
import { knownBadVariety } from "#checks/known-bad-variety.ts";
import { knownBadWriting } from "#checks/known-bad-writing.ts";
import { draftChecks } from "#draft.ts";
import { readFiles } from "#read.ts";
import { balanceChecks, shelfChecks } from "#shelf.ts";
import { findingsOf } from "./check-folder.ts";

const checkNames = Object.keys({ ...draftChecks, ...shelfChecks, ...balanceChecks });
const allBad = [
  ...knownBad,
  ...knownBadListenings,
  ...knownBadFillIns,
  ...knownBadVariety,
  ...knownBadWriting,
  ...knownBadSafety,
];
const shipped = readFiles(join(import.meta.dirname, "../../texts"));
/** A shelf of its own, which the known-bad cases spoil; the shipped one may be written anew. */
const some = readFiles(join(import.meta.dirname, "../test-shelf"));

/** What is to be mended in them before they are spoiled. */
const before = countsOf(some);

test("finds nothing to mend in the shipped library", () => {
  expect(findingsOf(shipped)).toEqual([]);
});

test.each(allBad)("finds $title, by $check alone", ({ check, spoil }) => {
  const files = structuredClone(some);
  spoil(files.map(({ file }) => file));
  expect(moreFoundIn(files)).toEqual([check]);
});

test("takes a little word that sounds like another, since its place tells which it is", () => {
  const files = structuredClone(some);
  fillIns(
    (it) =>
      (it.text = it.text.replace("for my bread, and it was {older}", "{for} my bread, and it was older")),
  )(files.map(({ file }) => file));
  expect(moreFoundIn(files)).toEqual([]);
});

test("has a known-bad case for every check", () => {
  expect(new Set(allBad.map(({ check }) => check))).toEqual(new Set(checkNames));
});

test("finds a file at the wrong place", () => {
  const files = structuredClone(some);
  for (const file of files.slice(0, 1)) file.path = "food/b2.yaml";
  expect(moreFoundIn(files)).toEqual(["place"]);
});

test("says what is wrong and where", () => {
  const files = structuredClone(some);
  for (const reading of files[0]?.file.readings ?? []) reading.title = "My Favorite Cake";
  expect(findingsOf(files).find(({ check }) => check === "spelling")).toEqual({
    check: "spelling",
    path: "food/a1.yaml",
    what: '"favorite" is not british spelling',
    where: "food-a1-cake-first",
    text: "food-a1-cake-first",
  });
});

/** The checks that find more than before. */
function moreFoundIn(files: typeof some): string[] {
  return [...countsOf(files)]
    .filter(([check, count]) => count > (before.get(check) ?? 0))
    .map(([check]) => check);
}

function countsOf(spoiled: typeof some): Map<string, number> {
  // what is as it was has been looked at
  const files = spoiled.map(({ path, file }, at) => {
    const was = some[at]?.file;
    return { path, file: was && isDeepStrictEqual(was, file) ? was : file };
  });
  const byCheck = Map.groupBy(findingsOf(files), ({ check }) => check);
  return new Map([...byCheck].map(([check, found]) => [check, found.length]));
}
