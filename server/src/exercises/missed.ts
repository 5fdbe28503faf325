import type { Remembered } from "./flow.ts";
import type { AnyKind } from "./kind.ts";
import type { Loaded } from "./load.ts";

/** How much of one exercise comes back at most: a day's practice is short. */
const most = 3;

/** What of an exercise that has just been finished its learner should meet again; nothing of a piece of a room. */
export function missedIn(
  kind: AnyKind,
  { body, part, content }: Loaded,
  state: unknown,
  evaluation: unknown,
): Remembered[] {
  if (evaluation === undefined || part !== null || !kind.missed) return [];
  return kind
    .missed({ content: body, state, evaluation })
    .slice(0, most)
    .map((missed) => ({ ...missed, content }));
}
