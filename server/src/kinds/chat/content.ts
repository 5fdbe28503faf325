import { type Level, levels } from "@salida/rules/levels.ts";
import { topics } from "@salida/rules/topics.ts";
import { z } from "zod";

const isLevel = (level: number): level is Level => level in levels;

/** Whom to talk with; what is said is another thing each time. */
export const ChatContent = z.strictObject({
  topic: z.enum(topics),
  level: z.int().refine(isLevel),
  voice: z.enum(["woman", "man"]),
});
export type ChatContent = z.infer<typeof ChatContent>;
