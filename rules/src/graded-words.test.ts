import { expect, test } from "vitest";
import { gradedPhrases } from "./graded-phrases.ts";
import { entriesOf, gradedWords } from "./graded-words.ts";
import { irregularForms } from "./irregular-forms.ts";
import { levels } from "./levels.ts";

test("grades thousands of words, and few of them for beginners", () => {
  expect(gradedWords.size).toBeGreaterThan(10_000);
  expect(entriesOf("A1").length).toBeLessThan(1_100);
  expect(levels.filter((level) => entriesOf(level).length < 900)).toEqual([]);
});

test.each(levels)("%s is in alphabetical order, in small letters, each word once", (level) => {
  const entries = entriesOf(level);
  expect(entries).toEqual([...entries].sort());
  expect(new Set(entries).size).toBe(entries.length);
  expect(
    entries.filter((entry) => !/^\p{Ll}+(?:['-]\p{Ll}+)*(?:\/\p{Ll}+(?:-\p{Ll}+)*)?$/u.test(entry)),
  ).toEqual([]);
});

test("gives no word two levels", () => {
  const words = levels.flatMap((level) => entriesOf(level).flatMap((entry) => entry.split("/")));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

test("grades phrases of at least two words, each once", () => {
  const phrases = gradedPhrases.map(({ words }) => words.join(" "));
  expect(phrases.length).toBeGreaterThan(1_000);
  expect(new Set(phrases).size).toBe(phrases.length);
  expect(gradedPhrases.filter(({ words }) => words.length < 2)).toEqual([]);
});

test("knows the words that irregular forms belong to", () => {
  const bases = new Set([...irregularForms.values()].flat());
  expect([...bases].filter((base) => !gradedWords.has(base))).toEqual([]);
});

test.each([
  ["function words", "the of and to in that it for with but not you she we they because although whether"],
  ["the days and months", "monday tuesday wednesday thursday friday saturday sunday january july december"],
  ["the family", "mother father sister brother aunt uncle cousin grandmother daughter son husband wife"],
  ["the body", "head arm leg hand foot eye ear nose mouth tooth knee shoulder stomach"],
  ["the house", "kitchen bathroom bedroom window door table chair sofa fridge shower stairs garden"],
  ["the weather", "rain snow sun wind cloud storm fog ice hot cold warm cool"],
])("has %s by A2", (_, words) => {
  const late = words.split(" ").filter((word) => !["A1", "A2"].includes(gradedWords.get(word) ?? ""));
  expect(late).toEqual([]);
});
