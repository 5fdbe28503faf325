import { uploadLimits } from "@salida/rules/exercise-limits.ts";
import * as z from "zod/mini";

/** Something to hear: where it is, for an hour or two, and how long it is. The address tells nothing of what it says. */
export const Audio = z.strictObject({
  url: z.string(),
  seconds: z.number(),
  /** How loud it is in each of 200 parts, all as long: a byte of 0 to 100 for each, in base64. */
  peaks: z.string(),
});
export type Audio = z.infer<typeof Audio>;

/** A message that can be heard. What a learner recorded may not tell how long it is. */
export const Sound = z.strictObject({
  url: z.string(),
  contentType: z.string(),
  seconds: z.nullable(z.number()),
});
export type Sound = z.infer<typeof Sound>;

/** Characters of base64 that hold the largest recording. */
const longestContent = 4 * Math.ceil(uploadLimits.bytes / 3);

/** What a learner recorded: the file in base64. What it is, its bytes tell; the type is only said. */
export const Spoken = z.strictObject({
  content: z.base64().check(z.minLength(1, "is empty"), z.maxLength(longestContent, "is too long")),
  contentType: z.string().check(z.maxLength(100)),
});
export type Spoken = z.infer<typeof Spoken>;

/** A sentence of what is said, and when it is heard, in seconds. */
const HeardSentence = z.strictObject({ text: z.string(), at: z.number(), until: z.number() });

/** One speaker's turn. `speaker` is null where only one speaks. */
const HeardTurn = z.strictObject({ speaker: z.nullable(z.string()), sentences: z.array(HeardSentence) });

/** All that was said. Only ever sent once the exercise is completed. */
export const Transcript = z.array(HeardTurn);
export type Transcript = z.infer<typeof Transcript>;

/** Something to look at, in pixels. The address tells nothing of what is in it. */
export const Image = z.strictObject({ url: z.string(), width: z.int(), height: z.int() });
export type Image = z.infer<typeof Image>;
