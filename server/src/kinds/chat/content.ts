import { type Level, levels } from "@salida/rules/levels.ts";
import { topics } from "@salida/rules/topics.ts";
import { z } from "zod";

const isLevel = (level: number): level is Level => level in levels;

/** A talk in a room's story: who talks, and what they say first, after the learner's answers, and last. */
const Talk = z.strictObject({
  name: z.string().min(1),
  job: z.string().min(1),
  opens: z.string().min(1),
  asks: z.array(z.string().min(1)),
  ends: z.string().min(1),
});
export type Talk = z.infer<typeof Talk>;

/** Whom to talk with; what is said is another thing each time. */
export const ChatContent = z.strictObject({
  topic: z.enum(topics),
  level: z.int().refine(isLevel),
  voice: z.enum(["woman", "man"]),
  talk: Talk.optional(),
});
export type ChatContent = z.infer<typeof ChatContent>;
