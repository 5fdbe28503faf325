import type { Answer } from "./exchange.ts";
import { read, type Step } from "./learners.ts";

/** What a learner does, request by request; it goes on with the answer to each, none of which is a refusal. */
export type Doing<T = void> = Generator<Step, T, Answer>;

/** Reads something. */
export function* look<T>(name: string, path: string): Doing<T> {
  return read<T>(yield { name, method: "GET", path });
}

/** Has something done. */
export function* say<T>(name: string, path: string, body: unknown = {}, headers = {}): Doing<T> {
  return read<T>(yield { name, method: "POST", path, body, headers });
}
