import * as z from "zod/mini";
import { call } from "./call.ts";
import { Bilingual, Count, Id, LevelNumber, Share, Time } from "./values.ts";

const Form = z.enum(["typed", "choice"]);
const Answer = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** What is asked now. */
export const PlacementQuestion = z.strictObject({
  id: Id,
  form: Form,
  /** An English sentence with `____` where the answer goes. */
  sentence: z.string(),
  /** What is to be chosen from; none where it is typed. */
  options: z.array(z.string()),
});
export type PlacementQuestion = z.infer<typeof PlacementQuestion>;

const RunningPlacement = z.strictObject({
  id: Id,
  completed: z.literal(false),
  /** How many were answered. */
  answered: Count,
  question: PlacementQuestion,
});
export type RunningPlacement = z.infer<typeof RunningPlacement>;

/** A question of a test that is over: what was answered, what is right and why. */
const AnsweredQuestion = z.strictObject({
  id: Id,
  level: LevelNumber,
  form: Form,
  sentence: z.string(),
  /** Null where the learner said that they do not know. */
  answer: z.nullable(z.string()),
  correct: z.boolean(),
  /** What fits best; a learner's other answer can be right as well. */
  best: z.string(),
  why: Bilingual,
});
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>;

/** What a test found. */
export const PlacementReceipt = z.strictObject({
  id: Id,
  completed: z.literal(true),
  finishedAt: Time,
  /** The likeliest level, and how sure it is. */
  level: LevelNumber,
  sureness: Share,
  /** Right of asked, for each level from A1 to C2. */
  levels: z.array(z.strictObject({ level: LevelNumber, asked: Count, right: Count })),
  questions: z.array(AnsweredQuestion),
});
export type PlacementReceipt = z.infer<typeof PlacementReceipt>;

const Placement = z.union([RunningPlacement, PlacementReceipt]);
export type Placement = z.infer<typeof Placement>;

export const placementCalls = {
  readPlacement: call({
    method: "GET",
    path: "/api/v1/user-placements",
    summary: "The placement test that runs, or else what the last one found; null where there was none",
    reply: z.nullable(Placement),
    status: 200,
    refusals: [],
  }),
  beginPlacement: call({
    method: "POST",
    path: "/api/v1/user-placements",
    summary:
      "Begin a placement test; one that runs is gone on with. It needs no level and costs nothing of the day",
    reply: RunningPlacement,
    status: 201,
    refusals: ["conflict"],
  }),
  answerPlacement: call({
    method: "POST",
    path: "/api/v1/user-placements/{id}/answers",
    summary:
      "Answer the question that is asked now, null for not knowing; answers the next one, or in the end what was found. A question that was answered before changes nothing",
    body: z.strictObject({ questionId: Id, answer: z.nullable(Answer) }),
    reply: Placement,
    status: 200,
    refusals: ["not_found"],
  }),
};
