import * as z from "zod/mini";
import { kindContract } from "#kind.ts";
import { Audio } from "#media.ts";
import { Bilingual, Count, Id, LevelNumber, Score, Time, TopicName } from "#values.ts";

/** How it stands with a room: 0 not started, 1 in progress, 2 solved, 3 failed, 4 expired. It only ever grows. */
export const RoomStatus = z.union([0, 1, 2, 3, 4].map((status) => z.literal(status as 0 | 1 | 2 | 3 | 4)));
export type RoomStatus = z.infer<typeof RoomStatus>;

/** The clock of a room as it was when it was read. Seconds. */
export const RoomSession = z.strictObject({
  /** 0 not started, 1 playing, 2 paused, 3 finished. */
  status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  limitTime: Count,
  /** With what wrong tries cost; never over the limit. */
  elapsedTime: z.number().check(z.minimum(0)),
});
export type RoomSession = z.infer<typeof RoomSession>;

/** Which colour a letter has: 0 red, 1 green, 2 blue. */
export const CodeColor = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type CodeColor = z.infer<typeof CodeColor>;

/** What a piece is in the story: a skin and an icon, nothing else. */
export const PieceSkin = z.enum(["paper", "screen", "radio", "phone", "camera", "person"]);

/** One of a puzzle's three exercises, played at its kind's own calls. */
const Piece = z.strictObject({
  exerciseId: Id,
  /** The code of its kind. */
  type: Count,
  as: PieceSkin,
  /** What it is, in the story's words: "A notice for travellers". */
  found: z.string(),
  /** Which colour its letter has. */
  color: CodeColor,
  solved: z.boolean(),
  /** Its letter, once it is solved. */
  code: z.nullable(z.strictObject({ code: z.string(), color: CodeColor })),
});

const Puzzle = z.strictObject({
  id: Id,
  /** Whether it has been reached. Of those after it nothing is told but that they are there. */
  open: z.boolean(),
  /** Its lock has been opened. */
  decoded: z.boolean(),
  /** Where one stands, in a sentence or two; null while it is not being played. */
  lead: z.nullable(z.string()),
  lock: z.nullable(z.enum(["box", "keypad", "safe", "door"])),
  /** The sentence that tells the order of the colours; null while it is not being played. */
  solutionHint: z.nullable(z.string()),
  riddle: z.nullable(
    z.strictObject({
      riddleId: Id,
      solved: z.boolean(),
      /** Three digits, once it is solved. */
      code: z.nullable(z.string()),
    }),
  ),
  exercises: z.array(Piece),
});
export type Puzzle = z.infer<typeof Puzzle>;

const RoomEvaluation = z.strictObject({
  score: Score,
  completedAt: Time,
  hintsUsed: Count,
  /** Seconds on the clock when the door opened. */
  elapsedTime: z.number(),
});

/** How many exercises of each type are in a room; fill-ins count as listenings. */
const exerciseCounts = z.strictObject({
  listening: Count,
  reading: Count,
  description: Count,
  chat: Count,
});

export const escapeRoom = kindContract({
  name: "escape-room",
  path: "user-escape-rooms",
  code: null,
  points: 250,
  dailyLimit: 3,
  params: z.strictObject({ context: TopicName, level: LevelNumber }),
  facts: z.strictObject({
    status: RoomStatus,
    /** Its learner gave it up; one that failed otherwise ran out of time. */
    givenUp: z._default(z.boolean(), false),
    exerciseCounts,
  }),
  shown: z.strictObject({
    introduction: z.string(),
    /** Null while it is being spoken: `generation` tells how far it is. */
    introductionAudio: z.nullable(Audio),
    session: RoomSession,
    /** Whether three times the time was chosen. */
    extendedTime: z.boolean(),
    puzzles: z.array(Puzzle),
    hintsUsed: Count,
    /** How the story ends, out or caught; null until the room is over. */
    ending: z.nullable(z.string()),
    finishedAt: z.nullable(Time),
    /** When an unfinished room is over by itself. */
    expiresAt: Time,
  }),
  evaluation: RoomEvaluation,
  stats: { done: "escapeRoomsDone", average: null },
  // a room is directed by calls of its own: rooms.ts
  moves: {},
});

/** A riddle as its learner sees it. */
export const Riddle = z.strictObject({
  id: Id,
  /** The room it stands in. */
  escapeRoomId: Id,
  riddle: z.string(),
  clues: z.array(z.string()),
  ask: z.string(),
  /** `correct` is null where it was not tried; nothing tells which is right before it is found. */
  answers: z.array(z.strictObject({ answer: z.string(), correct: z.nullable(z.boolean()) })),
  solved: z.boolean(),
  code: z.nullable(z.string()),
  /** A hint's text is null until it is used. */
  hints: z.array(z.strictObject({ id: Id, used: z.boolean(), text: z.nullable(z.string()) })),
  /** Why the right answer is right; null until it is found. */
  why: z.nullable(Bilingual),
});
export type Riddle = z.infer<typeof Riddle>;
