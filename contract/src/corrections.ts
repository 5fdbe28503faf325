import * as z from "zod/mini";
import { Bilingual, Count } from "./values.ts";

/** A mistake in what a learner wrote: where it stands (in UTF-16 units), what is better, and why. */
export const Correction = z.strictObject({
  at: Count,
  length: Count,
  wrong: z.string(),
  better: z.string(),
  why: Bilingual,
});
export type Correction = z.infer<typeof Correction>;
