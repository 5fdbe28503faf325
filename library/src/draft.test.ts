import { expect, test } from "vitest";
import { draftFindings } from "./draft.ts";
import { libraryForm, roomForm } from "./form.ts";
import { LibraryFile } from "./format.ts";
import { roomDraft } from "./test-draft.ts";

test("takes a short piece with one question by a room's form", () => {
  expect(draftFindings(LibraryFile.parse(roomDraft), roomForm)).toEqual([]);
});

test("finds the same piece too short for the library, and with too little to answer", () => {
  const checks = draftFindings(LibraryFile.parse(roomDraft), libraryForm).map(({ check }) => check);

  expect(new Set(checks)).toEqual(
    new Set(["textLength", "itemCount", "skills", "fillInCount", "fillInLength", "gapCount"]),
  );
});

test("takes a proof of two sentences, the second of which means nothing alone", () => {
  const file = LibraryFile.parse(roomDraft);
  for (const item of file.readings.flatMap(({ items }) => items))
    item.evidence = "The second key is mine. It opens the garden door.";

  expect(draftFindings(file, roomForm)).toEqual([]);
});

test("takes a phrase of the list, in whatever form and in single quotes too", () => {
  const file = LibraryFile.parse(roomDraft);
  for (const item of file.readings.flatMap(({ items }) => items))
    Object.assign(item, { skill: "vocabulary", stem: "What does 'gave up' mean here?" });

  expect(draftFindings(file, roomForm)).toEqual([]);
});

test("finds a word that the level has long known", () => {
  const file = LibraryFile.parse(roomDraft);
  for (const item of file.readings.flatMap(({ items }) => items))
    Object.assign(item, { skill: "vocabulary", stem: 'What does "garden" mean here?' });

  expect(draftFindings(file, roomForm)).toMatchObject([
    { check: "askedWord", what: '"garden" is A1: neither A2 nor one above' },
  ]);
});
