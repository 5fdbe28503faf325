import { expect, test } from "vitest";
import { chosenIn, evidenceOf, firstUnanswered, selectedOptions } from "./choices.ts";

const questions = [
  {
    id: "q1",
    question: "?",
    options: [
      { id: "a", text: "A" },
      { id: "b", text: "B" },
    ],
    tried: [],
  },
  {
    id: "q2",
    question: "?",
    options: [
      { id: "c", text: "C" },
      { id: "d", text: "D" },
    ],
    tried: [],
  },
];

test("a kept draft comes back", () => {
  expect(chosenIn({ q1: "b" }, questions)).toEqual({ q1: "b" });
});

test("what no longer fits the questions is left out of a draft", () => {
  expect(chosenIn({ q1: "c", q2: "d", q9: "a" }, questions)).toEqual({ q2: "d" });
});

test.each([null, "text", 7, []])("a draft of another shape (%j) is no draft", (draft) => {
  expect(chosenIn(draft, questions)).toEqual({});
});

test("the first question without an answer is found, and none once all have one", () => {
  expect(firstUnanswered(questions, { q1: "a" })?.id).toBe("q2");
  expect(firstUnanswered(questions, { q1: "a", q2: "c" })).toBeUndefined();
});

test("answers go out as the contract wants them", () => {
  expect(selectedOptions({ q1: "a" })).toEqual([{ questionId: "q1", optionId: "a" }]);
});

test("a proof carries the number of its question as the learner sees it", () => {
  const reason = { en: "Because.", es: "Porque." };
  const reviewed = ["q2", "q1"].map((questionId) => ({
    questionId,
    optionId: "a",
    correct: true,
    correctOptionId: "a",
    why: reason,
    whyNot: null,
    evidence: `Proof of ${questionId}.`,
  }));
  expect(evidenceOf(questions, reviewed)).toEqual([
    { question: 2, sentence: "Proof of q2." },
    { question: 1, sentence: "Proof of q1." },
  ]);
});

test("an answer whose proof is not told yet has none to show", () => {
  const reviewed = { questionId: "q1", optionId: "a", correct: false, whyNot: null };
  const untold = { ...reviewed, correctOptionId: null, why: null, evidence: null };

  expect(evidenceOf(questions, [untold])).toEqual([]);
});
