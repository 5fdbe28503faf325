import { expect, test } from "vitest";
import { choiceFault, markChoices } from "./choices.ts";

const questions = [
  { id: "q1", keyOptionId: "a", optionIds: ["a", "b", "c"] },
  { id: "q2", keyOptionId: "e", optionIds: ["d", "e", "f"] },
];

test("takes exactly one answer a question, out of its own options", () => {
  const answer = (...pairs: [string, string][]) =>
    choiceFault(
      questions,
      pairs.map(([questionId, optionId]) => ({ questionId, optionId })),
    );

  expect(answer(["q1", "a"], ["q2", "d"])).toBeUndefined();
  expect(answer(["q1", "a"])).toBe("unanswered");
  expect(answer()).toBe("unanswered");
  expect(answer(["q1", "a"], ["q1", "b"])).toBe("answeredTwice");
  expect(answer(["q1", "e"], ["q2", "d"])).toBe("unknownOption");
  expect(answer(["q9", "a"], ["q2", "d"])).toBe("unknownQuestion");
});

test("marks in the questions' order, whatever the answers' order", () => {
  const chosen = [
    { questionId: "q2", optionId: "e" },
    { questionId: "q1", optionId: "c" },
  ];

  expect(markChoices(questions, chosen)).toEqual({
    score: 5,
    correctAnswers: 1,
    totalQuestions: 2,
    marked: [
      { questionId: "q1", optionId: "c", correct: false },
      { questionId: "q2", optionId: "e", correct: true },
    ],
  });
});
