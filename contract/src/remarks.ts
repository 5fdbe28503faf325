import * as z from "zod/mini";
import { Bilingual } from "./values.ts";

/** Something that a model would say otherwise, in words that stand in the text. */
const Remark = z.strictObject({ quote: z.string(), better: z.string(), why: Bilingual });
export type Remark = z.infer<typeof Remark>;

/** What a model found besides in what a learner wrote. It changes no score. */
export const Remarks = z.strictObject({
  /** The model, as `answeredBy` names one. */
  by: z.string(),
  list: z.array(Remark),
});
export type Remarks = z.infer<typeof Remarks>;

/** What is shown of remarks on an exercise that is over. */
export const remarksShown = {
  /** Null until they were asked for. */
  remarks: z.nullable(Remarks),
  /** The model that can be asked for them; null where there is none, and before the end. */
  remarksFrom: z.nullable(z.string()),
};

/** Asks for them; who asks again gets the same. */
export const remarksMove = {
  path: "remarks",
  summary: "Have a model look once more at what was written, where there is one; changes no score",
  body: z.strictObject({}),
  reply: Remarks,
  refusals: ["not_yet", "conflict", "unavailable"],
  afterEnd: true,
} as const;
