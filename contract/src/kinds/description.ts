import { descriptionLength } from "@salida/rules/exercise-limits.ts";
import * as z from "zod/mini";
import { Correction } from "#corrections.ts";
import { kindContract } from "#kind.ts";
import { Image } from "#media.ts";
import { remarksMove, remarksShown } from "#remarks.ts";
import { Bilingual, Count, LevelNumber, Score, Share, Time, TopicName } from "#values.ts";

const { least, most } = descriptionLength;

const Written = z.strictObject({
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(least, `is shorter than ${least} characters`),
      z.maxLength(most, `is longer than ${most} characters`),
    ),
});

const DescriptionEvaluation = z.strictObject({
  score: Score,
  /** Null where a try in a room did not suffice: it may be made again. */
  completedAt: z.nullable(Time),
  /** The points below in English, one after the other. */
  feedback: z.string(),
  /** What was good, and what to mend. */
  points: z.array(z.strictObject({ tone: z.enum(["good", "mend"]), text: Bilingual })),
  /** What the learner wrote. */
  userProposal: z.string(),
  /** One way to say it at the learner's level; null where it may be tried again. */
  proposedDescription: z.nullable(z.string()),
  /** Grammar is null where it could not be checked: it has no part in the score then, and there are no corrections. */
  parts: z.strictObject({ coverage: Share, grammar: z.nullable(Share), range: Share, length: Share }),
  /** What is in the picture, the most important first, and whether it was said; where it may be tried again, what was. */
  details: z.array(z.strictObject({ text: z.string(), said: z.boolean() })),
  corrections: z.array(Correction),
  /** What was written and is not so in the picture, and what is. */
  wrong: z.array(Correction),
});
export type DescriptionEvaluation = z.infer<typeof DescriptionEvaluation>;

export const description = kindContract({
  name: "description",
  path: "user-descriptions",
  code: 3,
  points: 100,
  dailyLimit: 6,
  params: z.strictObject({ context: TopicName, level: LevelNumber }),
  facts: z.strictObject({}),
  shown: z.strictObject({
    image: Image,
    /** What the description is for, where it stands in a room's story. */
    task: z.nullable(z.string()),
    minLength: Count,
    maxLength: Count,
    ...remarksShown,
  }),
  evaluation: DescriptionEvaluation,
  stats: { done: "descriptionsDone", average: "averageDescriptionScore" },
  moves: {
    evaluate: {
      path: "evaluate",
      summary: "Send the description; it is scored by what is in the picture, and completes the exercise",
      body: Written,
      reply: DescriptionEvaluation,
      refusals: ["already_completed", "not_english"],
    },
    remark: remarksMove,
  },
});
