import { topics } from "@salida/rules/topics.ts";
import { z } from "zod";
import { glossed, Item, id, line, Said, Speaker, spelling, title } from "#format.ts";

/** The levels stories are written for: B1 serves B2 too, C1 serves C2. */
export const bands = ["A1", "A2", "B1", "C1"] as const;
export type Band = (typeof bands)[number];

const voice = z.enum(["woman", "man"]);
const piecesName = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "small letters, digits and hyphens");
const trait = z.union([z.string(), z.number(), z.boolean()]);

/** What an option has to have: a value, or a number on one side of another. */
const Needed = z.union([
  trait,
  z.strictObject({ over: z.number() }),
  z.strictObject({ under: z.number() }),
  z.strictObject({ over: z.number(), under: z.number() }),
]);
export type Needed = z.infer<typeof Needed>;

const Option = z
  .object({ text: line.max(120) })
  .catchall(trait)
  .transform(({ text, ...traits }) => ({ text, traits }));

const Riddle = z.strictObject({
  id: piecesName,
  text: line,
  clues: z.array(z.strictObject({ say: line, need: z.record(z.string(), Needed) })).min(2),
  ask: line.max(200),
  options: z.array(Option).length(4),
  hints: z.array(line).length(2),
  why: Said,
});
export type Riddle = z.infer<typeof Riddle>;

const slot = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** A sentence that tells the order of the colours: {1} stands for the first one's name, wherever it is mentioned. */
const OrderSentence = z.union(
  [
    line.transform((say) => ({ say, pairs: undefined })),
    z.strictObject({
      say: line,
      // biome-ignore lint/suspicious/noThenProperty: an author's word, and nobody awaits a story
      pairs: z.array(z.strictObject({ first: slot, then: slot, said: line })).min(2),
    }),
  ],
  "is a sentence, or {say, pairs: [{first, then, said}]}",
);
export type OrderSentence = z.infer<typeof OrderSentence>;

const frame = {
  name: piecesName,
  as: z.enum(["paper", "screen", "radio", "phone", "camera", "person"]),
  found: title,
};
const asked = { text: line, glossed, items: z.array(Item).min(1).max(2) };

/** One exercise of a room, told apart by its first key: `reading: notice`. */
const Piece = z.preprocess(
  withKind,
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("reading"), ...frame, ...asked }),
    z.strictObject({
      kind: z.literal("listening"),
      ...frame,
      speakers: z.array(Speaker).min(1).max(2),
      ...asked,
    }),
    z.strictObject({ kind: z.literal("fillIn"), ...frame, voice, text: line }),
    z.strictObject({ kind: z.literal("picture"), ...frame, task: line }),
    z.strictObject({
      kind: z.literal("talk"),
      ...frame,
      who: z.strictObject({ name: line.max(40), voice, job: line.max(60) }),
      opens: line,
      asks: z.array(line).length(2),
      ends: line,
      answers: z.array(line).length(3),
    }),
  ]),
);
export type Piece = z.infer<typeof Piece>;
export type PieceOf<K extends Piece["kind"]> = Extract<Piece, { kind: K }>;

const Puzzle = z.strictObject({
  lead: line,
  lock: z.enum(["box", "keypad", "safe", "door"]),
  clues: z.array(OrderSentence).min(1).max(2),
  riddles: z.array(Riddle).min(1).max(2),
  places: z.array(z.array(Piece).min(1).max(2)).length(3),
});
export type Puzzle = z.infer<typeof Puzzle>;

/** A file of `library/rooms`: one escape room's story, of one topic for one band. */
export const Story = z.strictObject({
  topic: z.enum(topics),
  band: z.enum(bands),
  id,
  title,
  spelling,
  voice,
  introduction: line,
  puzzles: z.array(Puzzle).length(3),
  endings: z.strictObject({ out: line, caught: line }),
});
export type Story = z.infer<typeof Story>;

/** A story, by its path below the folder of rooms. */
export interface PlacedStory {
  path: string;
  story: Story;
}

/** `{reading: notice, as: paper}` as `{kind: reading, name: notice, as: paper}`. */
function withKind(raw: unknown): unknown {
  if (typeof raw !== "object" || raw === null) return raw;
  const kinds = ["reading", "listening", "fillIn", "picture", "talk"];
  const kind = kinds.find((it) => it in raw);
  if (kind === undefined) return raw;
  const { [kind]: name, ...rest } = raw as Record<string, unknown>;
  return { kind, name: typeof name === "number" ? String(name) : name, ...rest };
}
