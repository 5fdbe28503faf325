import * as z from "zod/mini";
import { ChoiceAnswers, ChoiceEvaluation, Question, TextParams } from "#choices.ts";
import { kindContract } from "#kind.ts";
import { Count } from "#values.ts";

export const reading = kindContract({
  name: "reading",
  path: "user-readings",
  code: 1,
  points: 30,
  dailyLimit: 10,
  params: TextParams,
  facts: z.strictObject({ wordCount: Count, questionCount: Count }),
  shown: z.strictObject({
    /** Paragraphs stand apart by a blank line. */
    text: z.string(),
    questions: z.array(Question),
  }),
  evaluation: ChoiceEvaluation,
  stats: { done: "readingsDone", average: "averageReadingScore" },
  moves: {
    evaluate: {
      path: "evaluate",
      summary: "Answer every question; marks them and completes the reading",
      body: ChoiceAnswers,
      reply: ChoiceEvaluation,
      refusals: ["already_completed"],
    },
  },
});
