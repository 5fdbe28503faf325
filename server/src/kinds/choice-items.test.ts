import { expect, test } from "vitest";
import { tools } from "#exercises/flow.ts";
import { drawQuestions, type Item } from "./choice-items.ts";

const said = { en: "Because.", es: "Porque sí." };
const option = (text: string) => ({ text, why: said });
const items = ["1", "2", "3", "4"].map(
  (id): Item => ({
    id,
    skill: "detail",
    stem: `${id}?`,
    key: option("Right"),
    distractors: [option("Wrong"), option("Worse")],
    evidence: "It was so.",
  }),
);

/** What is drawn over many times, each as the items' ids in a row. */
function draws(count: number, past: { had: string[]; hidden: string[] }): string[] {
  const lent = { ...tools } as Parameters<typeof drawQuestions>[3];
  const drawn = Array.from({ length: 200 }, () => drawQuestions(items, count, past, lent));
  return [...new Set(drawn.map((questions) => questions.map(({ item }) => item).join("")))].sort();
}

test("hidden items are never drawn, however many are asked for", () => {
  expect(draws(5, { had: [], hidden: ["2"] })).toEqual(["134"]);
  expect(draws(1, { had: [], hidden: ["2", "4"] })).toEqual(["1", "3"]);
});

test("items that were had are drawn only where nothing else is left, and hidden ones not even then", () => {
  expect(draws(2, { had: ["1", "2"], hidden: ["2"] })).toEqual(["34"]);
  expect(draws(3, { had: ["1", "2", "3"], hidden: ["2"] })).toEqual(["134"]);
  expect(draws(2, { had: ["1", "2", "3", "4"], hidden: ["1", "2", "3"] })).toEqual(["4"]);
});
