import { Item } from "@salida/library/format.ts";
import { z } from "zod";

/** A line of a sheet. */
export const short = z.string().trim().min(1).max(200);

/** A question before anybody knows its answer. */
export const Question = z.strictObject({
  // a word's meaning cannot be thrown, and is known without the text
  skill: Item.shape.skill.exclude(["vocabulary"]),
  stem: short,
  options: z.array(z.string().trim().min(1).max(120)).length(4),
});
export type Question = z.infer<typeof Question>;

/** A scene and its questions: stems and options are final from here on. */
export const Sheet = z.strictObject({
  place: short,
  people: z.array(short).min(1).max(4),
  premise: z.string().trim().min(1).max(800),
  questions: z.array(Question).min(4).max(8),
});
export type Sheet = z.infer<typeof Sheet>;
