import * as z from "zod/mini";
import { Bilingual, Count, Id, Score, Time } from "./values.ts";

/** A question as a learner sees it: nothing tells which option is right. */
export const Question = z.strictObject({
  id: Id,
  question: z.string(),
  options: z.array(z.strictObject({ id: Id, text: z.string() })),
});
export type Question = z.infer<typeof Question>;

export const ChoiceAnswers = z.strictObject({
  selectedOptions: z.array(z.strictObject({ questionId: Id, optionId: Id })).check(z.maxLength(20)),
});

/** One answered question: what was chosen, what is right, and why. Only ever sent once it is answered for good. */
const ReviewedOption = z.strictObject({
  questionId: Id,
  optionId: Id,
  correct: z.boolean(),
  correctOptionId: Id,
  /** Why the right option is right. */
  why: Bilingual,
  /** Why the chosen option is not; null when it is right. */
  whyNot: z.nullable(Bilingual),
  /** The sentence of the text that proves it, to the letter. */
  evidence: z.string(),
});

export const ChoiceEvaluation = z.strictObject({
  score: Score,
  correctAnswers: Count,
  totalQuestions: Count,
  completedAt: Time,
  reviewedOptions: z.array(ReviewedOption),
});
export type ChoiceEvaluation = z.infer<typeof ChoiceEvaluation>;
