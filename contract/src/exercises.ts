import * as z from "zod/mini";
import { type Call, call } from "./call.ts";
import type { KindContract, MoveContract, MoveName } from "./kind.ts";
import { Report, Reported } from "./reports.ts";
import { Count, Day, Id, LevelNumber, Score, Time, TopicName } from "./values.ts";

/** What every exercise has, whatever its kind. */
const frame = {
  id: Id,
  title: z.string(),
  /** What it is about; where nothing was left in the topic asked for, this is another one. */
  context: TopicName,
  level: LevelNumber,
  /** The topic and level that were asked for. */
  requested: z.strictObject({ context: TopicName, level: LevelNumber }),
  createdAt: Time,
  completed: z.boolean(),
  completedAt: z.nullable(Time),
  /** Whether the text ships with Salida or a model wrote it. */
  origin: z.enum(["library", "model"]),
  /** The learner had this before; it gives half the points. */
  repeat: z.boolean(),
};

type Frame = typeof frame;
const onPage = { reported: Reported };
const brief = { evaluation: z.nullable(z.strictObject({ score: Score })) };

/** An exercise as a list tells it: the frame, its score, and the kind's own facts. */
export function listedSchema<C extends KindContract>(kind: C) {
  const shape = { ...frame, ...brief, ...kind.facts.shape };
  return z.strictObject(shape) as z.ZodMiniObject<Frame & typeof brief & C["facts"]["shape"], z.core.$strict>;
}

/** An exercise as its own page shows it: the frame, its evaluation, what was reported, and what the kind shows. */
export function exerciseSchema<C extends KindContract>(kind: C) {
  const shape = { ...frame, ...onPage, evaluation: z.nullable(kind.evaluation), ...kind.shown.shape };
  return z.strictObject(shape) as z.ZodMiniObject<
    Frame & typeof onPage & { evaluation: z.ZodMiniNullable<C["evaluation"]> } & C["shown"]["shape"],
    z.core.$strict
  >;
}

/** Pages count from 0; a page past the end is empty. */
const PageQuery = z.strictObject({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
});

/** How many were created on a day, of how many; today where no day is named. */
export const Allowance = z.strictObject({
  count: Count,
  limit: Count,
  /** When the learner's day is over and the count starts anew. */
  resetsAt: Time,
});
export type Allowance = z.infer<typeof Allowance>;

/** A move as a call of its own. */
type MoveCall<M extends MoveContract> = Omit<Call, "query" | "body" | "reply"> & {
  body: M["body"];
  reply: M["reply"];
} & (M extends { query: infer Q } ? { query: Q } : unknown);
type MoveCalls<C extends KindContract> = { [M in MoveName<C>]: MoveCall<C["moves"][M]> };

/** Every call of one kind; the same for all kinds but for its schemas and moves. */
export function exerciseCalls<const C extends KindContract>(kind: C) {
  const path = `/api/v1/${kind.path}` as const;
  const page = z.strictObject({ elements: z.array(listedSchema(kind)), totalElements: Count });
  return {
    create: call({
      method: "POST",
      path,
      summary: `Create a ${kind.name}`,
      body: kind.params as C["params"],
      reply: z.strictObject({ id: Id }),
      status: 201,
      refusals: ["stats_required", "limit_reached"],
      idempotent: true,
    }),
    list: call({
      method: "GET",
      path,
      summary: `The newest ${kind.name} exercises: what page 0 answers`,
      reply: page,
      status: 200,
      refusals: [],
    }),
    page: call({
      method: "GET",
      path: `${path}/page`,
      summary: `One page of the learner's ${kind.name} exercises, newest first`,
      query: PageQuery,
      reply: page,
      status: 200,
      refusals: [],
    }),
    allowance: call({
      method: "GET",
      path: `${path}/creation-stats`,
      summary: "How many were created on a day, and how many may be",
      query: z.strictObject({ creationDate: z.optional(Day) }),
      reply: Allowance,
      status: 200,
      refusals: [],
    }),
    show: call({
      method: "GET",
      path: `${path}/{id}`,
      summary: `One ${kind.name}, without anything that would give an answer away`,
      reply: exerciseSchema(kind),
      status: 200,
      refusals: ["not_found"],
    }),
    report: call({
      method: "POST",
      path: `${path}/{id}/reports`,
      summary: `Report a question of a completed ${kind.name}, or the whole; it is not given to the learner again`,
      body: Report,
      status: 204,
      refusals: ["not_found", "not_yet"],
    }),
    moves: moveCalls(kind, path),
  };
}

function moveCalls<C extends KindContract>(kind: C, path: string): MoveCalls<C> {
  const entries = Object.entries(kind.moves).map(([name, move]) => [
    name,
    call({
      method: "POST",
      ...move,
      path: `${path}/{id}/${move.path}`,
      status: 200,
      refusals: ["not_found", ...move.refusals],
    }),
  ]);
  return Object.fromEntries(entries) as MoveCalls<C>;
}
