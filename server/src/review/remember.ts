import type { Flow } from "#exercises/flow.ts";
import type { Tools } from "#exercises/kind.ts";
import { keepCards } from "./cards.ts";
import { missedCard } from "./faces.ts";

/** Keeps what was missed in exercises as cards, in the transaction that ends the exercise. */
export function rememberer({ newId, now }: Pick<Tools, "newId" | "now">): Flow["remember"] {
  return async (queries, learner, missed) => {
    const cards = missed.flatMap((one) => missedCard(one) ?? []);
    await keepCards(queries, { learner, newId, now: now() }, cards);
  };
}
