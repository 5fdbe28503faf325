import { wordsAsked } from "@salida/rules/exercise-limits.ts";
import * as z from "zod/mini";
import { type Call, call } from "./call.ts";
import type { KindContract, MoveContract, MoveName } from "./kind.ts";
import { Image } from "./media.ts";
import type { ProblemCode } from "./problems.ts";
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

/**
 * How far it is with what is still being made. `waiting`: others are before it. Who reads the exercise again later finds
 * more of it done; who reads it again after `failed` has it tried again.
 */
const Generation = z.strictObject({
  state: z.enum(["running", "failed"]),
  step: z.enum(["waiting", "speaking"]),
  /** 0 to 1, where it is known. */
  progress: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
});
export type Generation = z.infer<typeof Generation>;

/** The steps of a text that a model writes, in their order. */
export const authoringSteps = ["brief", "questions", "text", "checks", "ready"] as const;

/** An exercise whose content is being written. Whoever reads it again has the exercise by `until` at the latest. */
export const Pending = z.strictObject({
  id: Id,
  requested: z.strictObject({ context: TopicName, level: LevelNumber }),
  createdAt: Time,
  generation: z.strictObject({
    state: z.literal("running"),
    step: z.enum(authoringSteps),
    /** When the library's work is given instead. */
    until: Time,
  }),
});
export type Pending = z.infer<typeof Pending>;

type Frame = typeof frame;
const onPage = {
  reported: Reported,
  /** Null once everything is there. */
  generation: z.nullable(Generation),
  /** The model that wrote it, by its name; null for the library's. */
  madeBy: z.nullable(z.string()),
};
const brief = {
  evaluation: z.nullable(z.strictObject({ score: Score })),
  /** The picture that it is about, where it has one and that is drawn already. */
  picture: z.nullable(Image),
  /** Its content is being written: title and facts are not there yet. */
  writing: z.boolean(),
};

/** An exercise as a list tells it: the frame, its score, and the kind's own facts. */
export function listedSchema<C extends KindContract>(kind: C) {
  const shape = { ...frame, ...brief, ...kind.facts.shape };
  return z.strictObject(shape) as z.ZodMiniObject<Frame & typeof brief & C["facts"]["shape"], z.core.$strict>;
}

/** An exercise as its own page shows it: what a list tells, its evaluation, what was reported, and what the kind shows. */
export function exerciseSchema<C extends KindContract>(kind: C) {
  const { facts, shown } = kind;
  const shape = {
    ...frame,
    ...onPage,
    evaluation: z.nullable(kind.evaluation),
    ...facts.shape,
    ...shown.shape,
  };
  return z.strictObject(shape) as z.ZodMiniObject<
    Frame &
      typeof onPage & { evaluation: z.ZodMiniNullable<C["evaluation"]> } & C["facts"]["shape"] &
      C["shown"]["shape"],
    z.core.$strict
  >;
}

/** Which of a learner's exercises are listed: all, those to finish, or those that are completed. */
export const listStates = ["all", "open", "finished"] as const;
export type ListState = (typeof listStates)[number];

/** Pages count from 0; a page past the end is empty. What is counted is what the filter lets through. */
const PageQuery = z.strictObject({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
  state: z._default(z.enum(listStates), "all"),
  /** Only what is about this topic. */
  context: z.optional(TopicName),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** How many were created on a day, of how many; today where no day is named. */
export const Allowance = z.strictObject({
  count: Count,
  limit: Count,
  /** When the learner's day is over and the count starts anew. */
  resetsAt: Time,
  /** How many of the kind, of any day, are not completed, without those the learner reported. */
  pending: Count,
  /** The newest of them. */
  newestPending: z.nullable(Id),
});
export type Allowance = z.infer<typeof Allowance>;

/** The level and length that would be asked for. */
const OfferQuery = z.strictObject({
  level: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(5)),
  numOfWords: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(wordsAsked.most)),
    wordsAsked.usual,
  ),
});

/** What a create about a topic would give, as things are; nothing where there is nothing to give. */
export const Offer = z.strictObject({
  context: TopicName,
  given: z.nullable(z.strictObject({ context: TopicName, level: LevelNumber, repeat: z.boolean() })),
  /** When the learner last asked for one of the kind about it. */
  askedAt: z.nullable(Time),
});
export type Offer = z.infer<typeof Offer>;

/** A move as a call of its own. */
type MoveCall<M extends MoveContract> = Omit<Call, "params" | "query" | "body" | "reply"> & {
  body: M["body"];
  reply: M["reply"];
} & (M extends { query: infer Q } ? { query: Q } : unknown) &
  (M extends { params: infer P } ? { params: P } : unknown);
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
      summary: `One page of the learner's ${kind.name} exercises, newest first; all, or by state and topic`,
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
    offers: call({
      method: "GET",
      path: `${path}/offers`,
      summary: "What a create would give, topic by topic, so that a learner is told before it is made",
      query: OfferQuery,
      reply: z.strictObject({ elements: z.array(Offer) }),
      status: 200,
      refusals: [],
    }),
    show: call({
      method: "GET",
      path: `${path}/{id}`,
      summary: `One ${kind.name}, without anything that would give an answer away`,
      reply: exerciseSchema(kind),
      pending: Pending,
      status: 200,
      refusals: ["not_found"],
    }),
    events: call({
      method: "GET",
      path: `${path}/{id}/events`,
      summary: `How far a ${kind.name} is that is being written: a step at each change, and at the end that it is there`,
      events: { step: Pending.shape.generation, settled: z.strictObject({}) },
      status: 200,
      refusals: ["not_found"],
    }),
    settle: call({
      method: "POST",
      path: `${path}/{id}/settle`,
      summary: `Wait no longer for a ${kind.name} that is being written, and take the library's`,
      status: 204,
      refusals: ["not_found"],
    }),
    report: call({
      method: "POST",
      path: `${path}/{id}/reports`,
      summary: `Report a whole ${kind.name} at any time, or a question of a completed one; it is not given to the learner again`,
      body: Report,
      status: 204,
      refusals: ["not_found", "not_yet"],
    }),
    moves: moveCalls(kind, path),
  };
}

function moveCalls<C extends KindContract>(kind: C, path: string): MoveCalls<C> {
  const entries = Object.entries(kind.moves).map(([name, { afterEnd: _, ...move }]) => [
    name,
    call({
      method: "POST",
      ...move,
      path: `${path}/{id}/${move.path}`,
      status: 200,
      refusals: [...new Set<ProblemCode>(["not_found", "not_yet", ...move.refusals])],
    }),
  ]);
  return Object.fromEntries(entries) as MoveCalls<C>;
}
