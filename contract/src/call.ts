import type * as z from "zod/mini";
import type { ProblemCode } from "./problems.ts";

type Schema = z.ZodMiniType;

/** One call of the product API: how it is asked, what it answers, what it can refuse. */
export interface Call {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** With `{name}` for each parameter. */
  path: string;
  /** What parameters of the path have to be; one that is not named here is an id of ours. */
  params?: z.ZodMiniObject<Record<string, z.ZodMiniType<string, string>>>;
  summary: string;
  query?: Schema;
  body?: Schema;
  /** Absent where the answer has no body. */
  reply?: Schema;
  /** What it answers instead while there is nothing to answer yet: that it is being made. */
  pending?: Schema;
  status: 200 | 201 | 204;
  refusals: readonly ProblemCode[];
  /** Takes an `Idempotency-Key` header. */
  idempotent?: boolean;
  /** Its body may hold a recording, so it can be larger and take longer than others. */
  carriesSound?: boolean;
  /**
   * With `Accept: text/event-stream` the answer is a stream of events: `sentence` with `{text}`, any number of times,
   * then `reply` with the whole reply, or `problem`.
   */
  streams?: boolean;
  /** The answer is a stream of events: each has a name and the data of this schema. */
  events?: Readonly<Record<string, Schema>>;
}

/** Keeps a call's literal types. */
export function call<const C extends Call>(it: C): C {
  return it;
}

type Input<S> = S extends Schema ? z.input<S> : undefined;
type Output<S> = S extends Schema ? z.output<S> : undefined;

/** What the call answers while there is nothing to answer yet, where that can be. */
export type PendingOf<C extends Call> = C extends { pending: infer S extends Schema } ? z.output<S> : never;
/** An event of a call that answers in events, by its name. */
export type EventOf<C extends Call> = C extends { events: infer E }
  ? { [N in keyof E]: { name: N; data: Output<E[N]> } }[keyof E]
  : never;
/** What a client sends as body. */
export type BodyOf<C extends Call> = C extends { body: infer S } ? Input<S> : undefined;
/** What a client sends as query. */
export type QueryOf<C extends Call> = C extends { query: infer S } ? Input<S> : undefined;
/** The body as the server has it once parsed. */
export type ParsedBodyOf<C extends Call> = C extends { body: infer S } ? Output<S> : undefined;
/** The query as the server has it once parsed. */
export type ParsedQueryOf<C extends Call> = C extends { query: infer S } ? Output<S> : undefined;
/** What the call answers. */
// biome-ignore lint/suspicious/noConfusingVoidType: an answer without a body is what a function without a result gives
export type ReplyOf<C extends Call> = C extends { reply: infer S } ? Output<S> : void;
