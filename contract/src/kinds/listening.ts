import { questionsAsked, wordsAsked } from "@salida/rules/exercise-limits.ts";
import * as z from "zod/mini";
import { ChoiceAnswers, ChoiceEvaluation, Question } from "#choices.ts";
import { kindContract } from "#kind.ts";
import { Audio, Transcript } from "#media.ts";
import { Count, LevelNumber, TopicName } from "#values.ts";

export const listening = kindContract({
  name: "listening",
  path: "user-listenings",
  code: 0,
  points: 80,
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
  facts: z.strictObject({ wordCount: Count, questionCount: Count, speakerCount: Count }),
  shown: z.strictObject({
    audio: Audio,
    questions: z.array(Question),
    transcript: z.nullable(Transcript),
  }),
  evaluation: ChoiceEvaluation,
  moves: {
    evaluate: {
      path: "evaluate",
      summary: "Answer every question; marks them and completes the listening",
      body: ChoiceAnswers,
      reply: ChoiceEvaluation,
      refusals: ["already_completed"],
    },
  },
});
