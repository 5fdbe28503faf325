import { expect, test } from "vitest";
import { findMeaning } from "./find-meaning.ts";

test.each([
  ["went", 0, "go"],
  ["Houses", 2, "house"],
  ["abandoned", 2, "abandon"],
  ["abandoned", 0, "abandon"],
  ["happier", 1, "happy"],
] as const)("%s in a text at level %i is found as %s", async (word, level, found) => {
  expect((await findMeaning(word, level))?.word).toBe(found);
});

test("what no table has is not guessed", async () => {
  expect(await findMeaning("blorptastic", 5)).toBeNull();
});
