import { expect, test } from "vitest";
import { missedSentences } from "./missed.ts";

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
