import { levels } from "@salida/rules/levels.ts";
import { topics } from "@salida/rules/topics.ts";
import { z } from "zod";

const line = z.string().trim().min(1);
const Said = z.strictObject({ en: line, es: line });

/** A question on a text as its author writes it. The server gives the options ids and an order. */
const Item = z.strictObject({
  skill: z.enum(["gist", "detail", "inference", "reference", "purpose", "vocabulary"]),
  stem: line.max(200),
  key: line.max(120),
  why: Said.describe("why the key is right"),
  evidence: line.describe("the sentence of the text that proves the key, to the letter"),
  distractors: z
    .array(z.strictObject({ text: line.max(120), why: Said.describe("why it is wrong, in a few words") }))
    .min(2)
    .max(3),
});
export type Item = z.infer<typeof Item>;

const Reading = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)+$/, "small letters, digits and hyphens")
    .describe("never changes"),
  title: line.max(80),
  genre: z.enum([
    "story",
    "email",
    "notice",
    "review",
    "interview",
    "how-to",
    "diary",
    "news",
    "biography",
    "argument",
  ]),
  spelling: z.enum(["british", "american"]),
  text: line.describe("one line a paragraph, a blank line between paragraphs"),
  items: z.array(Item).min(1),
});
export type Reading = z.infer<typeof Reading>;

/** A file of the library: the works of one topic at one level. */
export const LibraryFile = z.strictObject({
  topic: z.enum(topics),
  level: z.enum(levels),
  readings: z.array(Reading),
});
export type LibraryFile = z.infer<typeof LibraryFile>;
