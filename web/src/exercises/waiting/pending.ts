import type { Pending } from "@salida/contract/exercises.ts";
import type { AnyContract, Exercise } from "#exercises/kind.ts";

/** What a page is given of an exercise: all of it, or how far the writing is. */
export type Shown = Exercise<AnyContract> | Pending;

/** Whether it is still being written. */
export function isPending(shown: Shown): shown is Pending {
  return !("title" in shown);
}
