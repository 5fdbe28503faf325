import { questionsAsked, wordsAsked } from "@salida/rules/exercise-limits.ts";
import * as z from "zod/mini";
import { ChoiceAnswers, ChoiceEvaluation, Question } from "#choices.ts";
import { kindContract } from "#kind.ts";
import { Count, LevelNumber, TopicName } from "#values.ts";

export const reading = kindContract({
  name: "reading",
  path: "user-readings",
  code: 1,
  points: 30,
  dailyLimit: 10,
  params: z.strictObject({
    context: TopicName,
    level: LevelNumber,
    numOfQuestions: z._default(
      z.int().check(z.minimum(questionsAsked.least), z.maximum(questionsAsked.most)),
      questionsAsked.usual,
    ),
    numOfWords: z._default(
      z.int().check(z.minimum(wordsAsked.least), z.maximum(wordsAsked.most)),
      wordsAsked.usual,
    ),
  }),
  facts: z.strictObject({ wordCount: Count, questionCount: Count }),
  shown: z.strictObject({
    /** Paragraphs stand apart by a blank line. */
    text: z.string(),
    questions: z.array(Question),
  }),
  evaluation: ChoiceEvaluation,
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
