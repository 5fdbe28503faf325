import { line, Said } from "@salida/library/format.ts";
import { z } from "zod";

/** The parts of a room as a model writes them. What they have to be is checked of the whole story. */
export const Frame = z.strictObject({
  title: line.max(60),
  voice: z.enum(["woman", "man"]),
  introduction: line.max(1_000),
  leads: z.array(line.max(400)).length(3),
  out: line.max(1_200),
  caught: line.max(1_200),
});
export type Frame = z.infer<typeof Frame>;

export const RiddleWords = z.strictObject({
  text: line.max(800),
  clues: z.array(line.max(300)).length(2),
  hints: z.array(line.max(300)).length(2),
  why: Said,
});

export const TextWords = z.strictObject({ text: line.max(1_200), evidence: line.max(400) });
export type TextWords = z.infer<typeof TextWords>;

const Announcement = z.strictObject({ found: line.max(60), text: line.max(400) });
const saying = line.max(400);

export const Rest = z.strictObject({
  radio: Announcement,
  screen: Announcement,
  task: line.max(300),
  talk: z.strictObject({
    found: line.max(60),
    opens: saying,
    asks: z.array(saying).length(2),
    ends: saying,
    answers: z.array(saying).length(3),
  }),
});
export type Rest = z.infer<typeof Rest>;
