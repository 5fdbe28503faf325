import * as z from "zod/mini";
import { ChoiceAnswers, ChoiceEvaluation, Question, TextParams } from "#choices.ts";
import { kindContract } from "#kind.ts";
import { Audio, Transcript } from "#media.ts";
import { Count } from "#values.ts";

export const listening = kindContract({
  name: "listening",
  path: "user-listenings",
  code: 0,
  points: 80,
  dailyLimit: 10,
  params: TextParams,
  facts: z.strictObject({ wordCount: Count, questionCount: Count, speakerCount: Count }),
  shown: z.strictObject({
    /** Null while it is being spoken: `generation` tells how far it is. */
    audio: z.nullable(Audio),
    questions: z.array(Question),
    /** Null until it is completed, and spoken. */
    transcript: z.nullable(Transcript),
  }),
  evaluation: ChoiceEvaluation,
  stats: { done: "listeningDone", average: "averageListeningScore" },
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
