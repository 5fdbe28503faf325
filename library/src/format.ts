import { levels } from "@salida/rules/levels.ts";
import { topics } from "@salida/rules/topics.ts";
import { z } from "zod";

export const line = z.string().trim().min(1);
export const Said = z.strictObject({ en: line, es: line });
export type Said = z.infer<typeof Said>;

/** A question on a text as its author writes it. The server gives the options ids and an order. */
export const Item = z.strictObject({
  skill: z.enum(["gist", "detail", "inference", "reference", "purpose", "vocabulary"]),
  stem: line.max(200),
  key: line.max(120),
  why: Said.describe("why the key is right"),
  evidence: line.describe(
    "the sentence of the text that proves the key, to the letter; two where the first is not clear alone",
  ),
  distractors: z
    .array(z.strictObject({ text: line.max(120), why: Said.describe("why it is wrong, in a few words") }))
    .min(2)
    .max(3),
});
export type Item = z.infer<typeof Item>;

/** What a reading may be. */
export const readingGenres = [
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
] as const;

export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)+$/, "small letters, digits and hyphens")
  .describe("never changes");
export const title = line.max(80);
export const spelling = z.enum(["british", "american"]);
const items = z.array(Item).min(1);
export const glossed = z
  .array(line.regex(/^[^\p{Lu}]+$/u, "small letters"))
  .max(4)
  .optional()
  .describe("words above the level that the text itself explains");

const Reading = z.strictObject({
  id,
  title,
  genre: z.enum(readingGenres),
  spelling,
  text: line.describe("one line a paragraph, a blank line between paragraphs"),
  glossed,
  items,
});
export type Reading = z.infer<typeof Reading>;

export const Speaker = z.strictObject({
  name: line.max(40).describe("as it stands before the turns"),
  voice: z.enum(["woman", "man"]),
});
export type Speaker = z.infer<typeof Speaker>;

/** A short piece of a listening with words to fill in. */
const FillIn = z.strictObject({
  id,
  title,
  text: line.describe("whole sentences of the listening, one after the other, the gaps {in} braces"),
});
export type FillIn = z.infer<typeof FillIn>;

const Listening = z.strictObject({
  id,
  title,
  genre: z.enum([...readingGenres, "dialogue", "announcement", "message", "talk"]),
  spelling,
  speakers: z.array(Speaker).min(1).max(2).describe("one for a monologue, two for a dialogue"),
  text: line.describe(
    "of one speaker: paragraphs; of two: a paragraph a turn, beginning with the name and a colon",
  ),
  glossed,
  items,
  fillIns: z.array(FillIn),
});
export type Listening = z.infer<typeof Listening>;

/** A file of the library: the works of one topic at one level. */
export const LibraryFile = z
  .strictObject({
    topic: z.enum(topics),
    level: z.enum(levels),
    readings: z.array(Reading).default([]),
    listenings: z.array(Listening).default([]),
  })
  .refine(
    ({ readings, listenings }) => readings.length + listenings.length > 0,
    "no readings and no listenings",
  );
export type LibraryFile = z.infer<typeof LibraryFile>;
