import { fillInWordsAsked } from "@salida/rules/exercise-limits.ts";
import * as z from "zod/mini";
import { kindContract } from "#kind.ts";
import { Audio, Transcript } from "#media.ts";
import { Count, Id, LevelNumber, Score, Time, TopicName } from "#values.ts";

const FilledWords = z.strictObject({
  filledWords: z
    .array(z.strictObject({ wordId: Id, text: z.string().check(z.maxLength(60)) }))
    .check(z.maxLength(20)),
});

/** One filled blank: what was typed, what was said, and how the two compare. */
const ReviewedWord = z.strictObject({
  wordId: Id,
  correct: z.boolean(),
  /** The word that was said; null where it may be tried again. */
  text: z.nullable(z.string()),
  typed: z.string(),
  /** `slip`: right but for one letter. `homophone`: another word that sounds the same. */
  verdict: z.enum(["right", "slip", "homophone", "wrong"]),
});

const FillInEvaluation = z.strictObject({
  score: Score,
  correctAnswers: Count,
  totalWords: Count,
  /** Null where a try in a room did not suffice: it may be made again. */
  completedAt: z.nullable(Time),
  reviewedWords: z.array(ReviewedWord),
});
export type FillInEvaluation = z.infer<typeof FillInEvaluation>;

export const completableListening = kindContract({
  name: "completable-listening",
  path: "user-completable-listenings",
  code: 2,
  points: 60,
  dailyLimit: 10,
  params: z.strictObject({
    context: TopicName,
    level: LevelNumber,
    numOfWords: z._default(
      z.int().check(z.minimum(fillInWordsAsked.least), z.maximum(fillInWordsAsked.most)),
      fillInWordsAsked.usual,
    ),
  }),
  facts: z.strictObject({ wordCount: Count, blankCount: Count }),
  shown: z.strictObject({
    /** Blanks read `____` until it is completed. */
    text: z.string(),
    /** Who speaks each paragraph of the text; null where only one speaks. */
    speakers: z.array(z.nullable(z.string())),
    /**
     * In the text's order; `index` counts the blanks from 0. `text`, and `offset`, where it stands in the whole text in
     * UTF-16 units, are null until it is completed: from place to place they would tell how long each word is.
     */
    blankWords: z.array(
      z.strictObject({ id: Id, index: Count, text: z.nullable(z.string()), offset: z.nullable(Count) }),
    ),
    /** Null while it is being spoken: `generation` tells how far it is. */
    audio: z.nullable(Audio),
    /** Null until it is completed, and spoken. */
    transcript: z.nullable(Transcript),
  }),
  evaluation: FillInEvaluation,
  stats: { done: "completableListeningsDone", average: "averageCompletableListeningScore" },
  moves: {
    evaluate: {
      path: "evaluate",
      summary: "Fill in every blank; marks them and completes the exercise",
      body: FilledWords,
      reply: FillInEvaluation,
      refusals: ["already_completed"],
    },
  },
});
