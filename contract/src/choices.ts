import { questionsAsked, wordsAsked } from "@salida/rules/exercise-limits.ts";
import * as z from "zod/mini";
import { Bilingual, Count, Id, LevelNumber, Score, Time, TopicName } from "./values.ts";

/** What is asked for of a text with questions: to be read, or to be heard. Lengths are a wish. */
export const TextParams = z.strictObject({
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
});

/** A question as a learner sees it: nothing tells which option is right. */
export const Question = z.strictObject({
  id: Id,
  question: z.string(),
  options: z.array(z.strictObject({ id: Id, text: z.string() })),
  /** Options that were tried in a room and are wrong; none elsewhere. */
  tried: z.array(Id),
});
export type Question = z.infer<typeof Question>;

export const ChoiceAnswers = z.strictObject({
  selectedOptions: z.array(z.strictObject({ questionId: Id, optionId: Id })).check(z.maxLength(20)),
});

/**
 * One answered question: what was chosen, what is right, and why. What is right is only ever sent once it is answered
 * for good; where a wrong answer may be tried again, the key, its reason and its proof are null.
 */
const ReviewedOption = z.strictObject({
  questionId: Id,
  optionId: Id,
  correct: z.boolean(),
  correctOptionId: z.nullable(Id),
  /** Why the right option is right. */
  why: z.nullable(Bilingual),
  /** Why the chosen option is not; null when it is right. */
  whyNot: z.nullable(Bilingual),
  /** The sentence of the text that proves it, to the letter. */
  evidence: z.nullable(z.string()),
});

export const ChoiceEvaluation = z.strictObject({
  score: Score,
  correctAnswers: Count,
  totalQuestions: Count,
  /** Null where a try in a room did not suffice: it may be made again. */
  completedAt: z.nullable(Time),
  reviewedOptions: z.array(ReviewedOption),
});
export type ChoiceEvaluation = z.infer<typeof ChoiceEvaluation>;
