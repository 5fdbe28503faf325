import { expect, test } from "vitest";
import { tools } from "#exercises/flow.ts";
import { type DrawnQuestion, drawQuestions, type Item, tryChoices } from "./choice-items.ts";

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

const drawn = ["1", "2"].map(
  (item): DrawnQuestion => ({
    id: `q${item}`,
    item,
    options: [0, 1, 2].map((at) => ({ id: `q${item}-${at}`, at })),
  }),
);
const choose = (question: string, at: number) => ({ questionId: question, optionId: `${question}-${at}` });

test("a try at one question tells why it is right, and of a wrong answer nothing but that", () => {
  const untold = { correctOptionId: null, why: null, whyNot: null, evidence: null };
  const told = { correctOptionId: "q2-0", why: said, whyNot: null, evidence: "It was so." };

  expect(tryChoices(items, drawn, [choose("q1", 2)])).toEqual([
    { ...choose("q1", 2), correct: false, ...untold },
  ]);
  expect(tryChoices(items, drawn, [choose("q2", 0)])).toEqual([
    { ...choose("q2", 0), correct: true, ...told },
  ]);
});

test.each([
  ["nothing", [], "unanswered"],
  ["another's question", [choose("q9", 0)], "unanswered"],
  ["another's question beside one of its own", [choose("q1", 0), choose("q9", 0)], "unknownQuestion"],
  ["another question's option", [{ questionId: "q1", optionId: "q2-0" }], "unknownOption"],
  ["two answers to one", [choose("q1", 0), choose("q1", 1)], "answeredTwice"],
])("a try with %s is no try", (_what, chosen, message) => {
  expect(tryChoices(items, drawn, chosen)).toEqual({ fault: { path: "selectedOptions", message } });
});
