import { PieceSkin } from "@salida/contract/kinds/escape-room.ts";
import { type KindName, kindNames } from "@salida/contract/kinds.ts";
import { z } from "zod";

const text = z.string().min(1);
const Said = z.strictObject({ en: text, es: text });

const Option = z.strictObject({
  text,
  right: z.boolean(),
  /** Which clues rule it out; the right one none. */
  fails: z.array(z.int().min(0)),
});

const Riddle = z
  .strictObject({
    id: text,
    text,
    /** `need` is for those who check the library. */
    clues: z.array(z.strictObject({ say: text, need: z.unknown() })).min(1),
    ask: text,
    options: z.array(Option).length(4),
    hints: z.array(text).length(2),
    why: Said,
  })
  .refine(({ options }) => options.filter(({ right }) => right).length === 1, "one right option")
  .refine(({ options }) => new Set(options.map((one) => one.text)).size === options.length, "options differ")
  .refine(
    ({ clues, options }) =>
      options.every(
        ({ right, fails }) => right === (fails.length === 0) && fails.every((at) => at < clues.length),
      ),
    "what is wrong is ruled out by a clue, what is right by none",
  );

/** One of the exercises that can stand in a place. */
const Piece = z.strictObject({
  /** The name of its work. */
  work: text,
  kind: z.enum(kindNames as [KindName, ...KindName[]]),
  as: z.enum(PieceSkin.options),
  found: text,
});

const Puzzle = z.strictObject({
  lead: text,
  lock: z.enum(["box", "keypad", "safe", "door"]),
  /** Sentences that tell the colours' order: {1} is the colour whose letter comes first. */
  clues: z
    .array(text.refine((said) => ["{1}", "{2}", "{3}"].every((slot) => said.split(slot).length === 2)))
    .min(1),
  riddles: z.array(Riddle).min(1),
  /** Three places, and what can stand in each. */
  places: z.array(z.array(Piece).min(1)).length(3),
});

/** A whole story of a room, as all share it. */
export const RoomContent = z.strictObject({
  introduction: text,
  /** Reads the introduction. */
  voice: z.enum(["woman", "man"]),
  puzzles: z.array(Puzzle).length(3),
  endings: z.strictObject({ out: text, caught: text }),
});
export type RoomContent = z.infer<typeof RoomContent>;
export type RoomPuzzle = RoomContent["puzzles"][number];
export type RoomRiddle = RoomPuzzle["riddles"][number];
export type RoomPiece = RoomPuzzle["places"][number][number];
