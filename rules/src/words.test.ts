import { expect, test } from "vitest";
import { looksLikeEmail } from "./passwords.ts";
import { countWords, paragraphsOf, wordsOf } from "./words.ts";

test("counts running words, with contractions and hyphens as one", () => {
  expect(wordsOf("She’s well-known — isn't she? In 1999, yes.")).toEqual([
    "She’s",
    "well-known",
    "isn't",
    "she",
    "In",
    "1999",
    "yes",
  ]);
  expect(countWords(" \n ")).toBe(0);
});

test("paragraphs stand between blank lines", () => {
  expect(paragraphsOf("One\nstill one.\n\n \nTwo.\n")).toEqual(["One\nstill one.", "Two."]);
});

test("an address has something, an at sign and something", () => {
  expect(["ana@example.test", "a.b+c@x", "ñ@ejemplo.es"].filter(looksLikeEmail)).toHaveLength(3);
  expect(
    ["", "ana", "@x", "ana@", "a b@x", "a@b@c", "a@b c", `${"x".repeat(250)}@a.bc`].filter(looksLikeEmail),
  ).toEqual([]);
});
