import { expect, test } from "vitest";
import { heardSentence } from "./heard-sentence.ts";

const turns = [
  {
    speaker: "Leila",
    sentences: [
      { text: "One.", at: 0.4, until: 1.2 },
      { text: "Two.", at: 1.8, until: 3 },
    ],
  },
  { speaker: "Pavel", sentences: [{ text: "Three.", at: 4, until: 5.5 }] },
];

test.each([
  [0, undefined],
  [0.4, "One."],
  [1.79, "Two."],
  [2.999, "Two."],
  [4, "Three."],
  [60, "Three."],
])("at second %d one hears %s", (second, text) => {
  expect(heardSentence(turns, second)?.text).toBe(text);
});

test("between two sentences it is still the one before, whoever speaks next", () => {
  expect(heardSentence(turns, 1.5)?.text).toBe("One.");
  expect(heardSentence(turns, 3.5)?.text).toBe("Two.");
});

test("where nothing is said nothing is heard", () => {
  expect(heardSentence([], 3)).toBeUndefined();
});
