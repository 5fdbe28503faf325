import type { ChoiceEvaluation } from "@salida/contract/choices.ts";
import { expect, test } from "vitest";
import { missedChoices, missedSentences } from "./missed.ts";

const why = { en: "Because.", es: "Porque." };
const found = (text: string, wrong: string, better: string) => ({
  at: text.indexOf(wrong),
  length: wrong.length,
  wrong,
  better,
  why: { ...why, en: better },
});

test("a sentence comes back once, with all of its mistakes mended, and each sentence for itself", () => {
  const text = "I am here. It have a beach very big and I no can swim. She go home. She go home.";
  const corrections = [
    found(text, "no can", "can't"),
    found(text, "have", "has"),
    found(text, "a beach very big", "a very big beach"),
    { ...found(text, "go", "goes"), at: text.lastIndexOf("go") },
  ];

  expect(missedSentences(text, corrections)).toMatchObject([
    {
      kind: "sentence",
      written: "It have a beach very big and I no can swim.",
      wrong: "have a beach very big and I no can",
      better: "has a very big beach and I can't",
      why: { en: "has" },
    },
    { written: "She go home.", wrong: "go", better: "goes" },
  ]);
});

test("what was right does not come back", () => {
  expect(missedSentences("All is well.", [])).toEqual([]);
});

test("a mistake belongs to the sentence it stands in, at its first letter and at its last", () => {
  const text = "Go home. Me to";
  const corrections = [found(text, "Go", "Come"), found(text, "Me", "I"), found(text, "to", "too")];

  expect(missedSentences(text, corrections)).toMatchObject([
    { written: "Go home.", wrong: "Go", better: "Come" },
    { written: "Me to", wrong: "Me to", better: "I too" },
  ]);
});

const option = (text: string) => ({ text, why: { en: `Why ${text}.`, es: `Por qué ${text}.` } });
const items = ["1", "2", "3"].map((id) => ({
  id,
  skill: "detail" as const,
  stem: `${id}?`,
  key: option(`key ${id}`),
  distractors: [option(`one ${id}`), option(`other ${id}`)],
  evidence: `Of ${id}.`,
}));
const drawn = ["3", "2", "1"].map((item) => ({
  id: `q${item}`,
  item,
  options: [2, 0, 1].map((at) => ({ id: `q${item}-${at}`, at })),
}));
const evaluated = (...reviewed: [questionId: string, correct: boolean][]) =>
  ({
    reviewedOptions: reviewed.map(([questionId, correct]) => ({ questionId, correct })),
  }) as ChoiceEvaluation;

test("a question that was answered wrongly comes back as it was asked, with its reason", () => {
  expect(
    missedChoices("A text.", items, drawn, evaluated(["q3", true], ["q2", false], ["q1", true])),
  ).toEqual([
    {
      kind: "question",
      item: "2",
      stem: "2?",
      options: ["other 2", "key 2", "one 2"],
      right: 1,
      why: items[1]?.key.why,
      text: "A text.",
      evidence: "Of 2.",
    },
  ]);
});

test("of what is not in the text any more nothing comes back", () => {
  const wrong = evaluated(["q3", false], ["q9", false]);

  expect(missedChoices("A text.", items.slice(0, 2), drawn, wrong)).toEqual([]);
});
