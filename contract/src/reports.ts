import * as z from "zod/mini";
import { Id } from "./values.ts";

/** What can be wrong with a question, or with an exercise. */
export const reportReasons = [
  "wrong_key",
  "two_right",
  "none_right",
  "unclear",
  "wrong_level",
  "language",
  "unfit",
  "sound_or_picture",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What a learner says is wrong with a question of theirs, or with the whole where none is named. */
export const Report = z.strictObject({
  questionId: z.optional(Id),
  reason: z.enum(reportReasons),
});
export type Report = z.infer<typeof Report>;

/** What the learner has reported of an exercise; no questions while it is open. */
export const Reported = z.strictObject({ whole: z.boolean(), questionIds: z.array(Id) });
export type Reported = z.infer<typeof Reported>;
