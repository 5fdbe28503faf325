import { expect, test } from "vitest";
import type { Fact } from "#engines/descriptions/fact.ts";
import { coverFacts } from "./cover-facts.ts";
import { readSaid } from "./said.ts";
import { facts, setting, whole } from "./test-scene.ts";

const saidOf = (text: string, of: readonly Fact[] = facts) =>
  coverFacts(of, { setting, air: {} }, readSaid(text).said)
    .facts.filter(({ quality }) => quality > 0)
    .map(({ fact }) => fact.id);

test.each([
  ["the noun and its plural", "There are some geese.", ["geese"]],
  ["a synonym", "A gardener digs.", ["gardener"]],
  ["another verb for the same", "A lady is drawing a picture.", ["painter"]],
  ["what goes on in the next sentence", "There is a person. She is painting a picture.", ["painter"]],
  ["a word for anybody alone is nobody", "There is a person.", []],
  ["several, where there is one, are others", "I see cats.", []],
  ["the writer's own life is no picture", "My brother is a man and we have a cat.", []],
])("%s", (_, text, ids) => {
  expect(saidOf(text)).toEqual(ids);
});

test("one word names one of two alike: the one whose doings are told", () => {
  const men: Fact[] = [
    { id: "cook", weight: 3, noun: "man", synonyms: [], count: 1, action: "cook", with: "soup" },
    { id: "reader", weight: 3, noun: "man", synonyms: [], count: 1, action: "read", with: "book" },
  ];
  expect(saidOf("A man is reading a book.", men)).toEqual(["reader"]);
  expect(saidOf("There is a man.", men)).toEqual([]);
  expect(saidOf("A man is reading a book and another man is cooking soup.", men)).toEqual(["cook", "reader"]);
});

test("a sentence that is said again adds nothing", () => {
  const once = readSaid("A man is digging.");
  const twice = readSaid("A man is digging. A man is digging!");
  expect([once.said.length, twice.said.length, twice.all]).toEqual([1, 1, 2]);
});

test("all of it is all of it", () => {
  const { share, describing } = coverFacts(facts, { setting, air: {} }, readSaid(whole).said);
  expect(share).toBeGreaterThan(0.9);
  expect(describing).toHaveLength(5);
});
