import { expect, test } from "vitest";
import { levelOfWord } from "./word-levels.ts";

test.each([
  ["house", "A1"],
  ["journey", "A2"],
  ["environmental", "B1"],
  ["perpetual", "C1"],
  ["obstreperous", "C2"],
])("%s is a word of %s", (word, level) => {
  expect(levelOfWord(word)).toBe(level);
});

test.each([
  ["tries", "try"],
  ["stopped", "stop"],
  ["making", "make"],
  ["lying", "lie"],
  ["boxes", "box"],
  ["knives", "knife"],
  ["went", "go"],
  ["children", "child"],
  ["written", "write"],
  ["was", "be"],
  ["gentlemen", "gentleman"],
  ["the dog's", "dog"],
  ["children’s", "child"],
  ["wouldn't", "will"],
  ["she’s", "she"],
])("%s is as hard as %s", (form, word) => {
  const last = form.split(" ").at(-1) ?? "";
  expect(levelOfWord(last)).toBe(levelOfWord(word));
  expect(levelOfWord(last)).toBeDefined();
});

test.each([
  ["colour", "color"],
  ["organise", "organize"],
  ["realisation", "realization"],
  ["travelled", "traveled"],
  ["centre", "center"],
  ["grey", "gray"],
])("%s is as hard as %s", (british, american) => {
  expect(levelOfWord(british)).toBe(levelOfWord(american));
  expect(levelOfWord(british)).toBeDefined();
});

test("comparing is learnt at A2", () => {
  expect(levelOfWord("long")).toBe("A1");
  expect(levelOfWord("longest")).toBe("A2");
  expect(levelOfWord("bigger")).toBe("A2");
});

test.each([
  ["slowness", "A2"],
  ["unafraid", "A2"],
  ["repaint", "A2"],
  ["snowless", "A2"],
  ["carefulness", "A2"],
])("%s is a step harder than the head of its family", (word, level) => {
  expect(levelOfWord(word)).toBe(level);
});

test("a compound is as hard as its hardest part", () => {
  expect(levelOfWord("two-bedroom")).toBe("A1");
  expect(levelOfWord("slow-witted")).toBe(levelOfWord("witted"));
  expect(levelOfWord("blue-qwert")).toBeUndefined();
});

test("numbers are easy, in whatever writing", () => {
  expect(["7", "1990s", "3rd", "twenty-three", "ninetieth"].map(levelOfWord)).toEqual([
    "A1",
    "A1",
    "A1",
    "A1",
    "A1",
  ]);
});

test.each(["qwert", "blorf", "zzz", "", "-", "'s"])("does not know %j", (word) => {
  expect(levelOfWord(word)).toBeUndefined();
});

test("takes a word as long as a text without choking", () => {
  expect(levelOfWord("un".repeat(5_000))).toBeUndefined();
  expect(levelOfWord("a-".repeat(5_000))).toBeUndefined();
});
