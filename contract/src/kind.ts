import type * as z from "zod/mini";
import type { ProblemCode } from "./problems.ts";

type Schema = z.ZodMiniType;
type Shape = z.ZodMiniObject;

/** What a path's parameters have to be, by their names. What is none of these is not there. */
type PathShape = z.ZodMiniObject<Record<string, z.ZodMiniType<string, string>>>;

/** Something a learner can do to an exercise; `path` stands behind the exercise's own. */
export interface MoveContract {
  /** With `{name}` for each of its own parameters: "riddles/{riddleId}/solution". */
  path: string;
  /** What those parameters are; each of the path is named here. */
  params?: PathShape;
  summary: string;
  query?: Schema;
  body: Schema;
  reply: Schema;
  refusals: readonly ProblemCode[];
  /** Takes an `Idempotency-Key` header: the same key answers the same and moves once. */
  idempotent?: boolean;
  /** Can be made on an exercise that is over too; it changes the state then, and neither score nor points. */
  afterEnd?: true;
  /** Its body may hold a recording. */
  carriesSound?: boolean;
  /** With `Accept: text/event-stream` the reply comes sentence by sentence, then whole. */
  streams?: boolean;
}

/** What both sides promise about one kind of exercise. */
export interface KindContract {
  /** "reading" */
  name: string;
  /** The path segment its calls stand under: "user-readings". */
  path: string;
  /** The number the wire names the kind by inside a room; null when it cannot stand in one. */
  code: number | null;
  /** Catalogue points, given in proportion to the score. */
  points: number;
  /** Exercises a learner may create a day unless the operator says otherwise. */
  dailyLimit: number;
  /** Body of create. */
  params: Schema;
  /** What a list tells of an exercise beyond the frame. */
  facts: Shape;
  /** What the browser may see beyond the frame, while it is open and after: a strictObject. */
  shown: Shape;
  evaluation: Schema;
  /** The statistics' fields that count it and average its scores; null where it has no average. */
  stats: { done: string; average: string | null };
  moves: Readonly<Record<string, MoveContract>>;
}

/** Keeps a contract's literal types. */
export function kindContract<const C extends KindContract>(contract: C): C {
  return contract;
}

export type Params<C extends KindContract> = z.output<C["params"]>;
export type Facts<C extends KindContract> = z.output<C["facts"]>;
export type Shown<C extends KindContract> = z.output<C["shown"]>;
export type Evaluation<C extends KindContract> = z.output<C["evaluation"]>;
export type MoveName<C extends KindContract> = keyof C["moves"] & string;
export type MoveBody<C extends KindContract, M extends MoveName<C>> = z.output<C["moves"][M]["body"]>;
export type MoveQuery<C extends KindContract, M extends MoveName<C>> = C["moves"][M] extends {
  query: infer S extends Schema;
}
  ? z.output<S>
  : undefined;
export type MoveParams<C extends KindContract, M extends MoveName<C>> = C["moves"][M] extends {
  params: infer S extends PathShape;
}
  ? z.output<S>
  : undefined;
export type MoveReply<C extends KindContract, M extends MoveName<C>> = z.output<C["moves"][M]["reply"]>;
