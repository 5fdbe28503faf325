import { expect, test } from "vitest";
import { bareSentencesOf, likeness, runsOf } from "./phrases.ts";

test("ends a sentence at a stop, not at a title or a time", () => {
  expect(bareSentencesOf("Mr. Otieno rose at 2 a.m. on Monday. He left!\n\nWhy? Nobody knew.")).toEqual([
    "Mr. Otieno rose at 2 a.m. on Monday.",
    "He left!",
    "Why?",
    "Nobody knew.",
  ]);
});

test("keeps what is said and who says it together", () => {
  expect(
    bareSentencesOf('"Is it for juice?" Mr. Otieno asked. "No," she said. "I like it. You do too."'),
  ).toEqual(['"Is it for juice?" Mr. Otieno asked.', '"No," she said.', "I like it.", "You do too."]);
});

test("makes runs of words in small letters", () => {
  expect([...runsOf("Don’t stop, Ann!", 2)]).toEqual(["don't stop", "stop ann"]);
});

test("finds the same words alike in any order", () => {
  expect(likeness("Who eats fish?", "Fish eats who?")).toBe(1);
  expect(likeness("Who eats fish?", "Where is Ann?")).toBe(0);
});
