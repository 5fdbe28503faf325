import { questionsAsked } from "@salida/rules/exercise-limits.ts";
import type { Level } from "@salida/rules/levels.ts";
import * as z from "zod/mini";
import type { Taken } from "#stock/take.ts";
import { type TakenPart, takeParts } from "#stock/take-parts.ts";
import type { Queries } from "#store/database.ts";
import type { CreateParams, Creating } from "./creating.ts";
import type { Flow } from "./flow.ts";
import type { Begun } from "./kind.ts";

/** An exercise that begins, and what it was made of. */
export interface Beginning {
  taken: TakenPart & Pick<Taken, "repeat" | "fresh">;
  begun: Pick<Begun<never, unknown>, "state" | "items"> & { facts: unknown };
}

/** Begins an exercise, with its parts where it is made of others. */
export async function beginAll(
  tx: Queries,
  { kinds, tools }: Flow,
  { learner, kind, params }: Creating,
  taken: Taken,
): Promise<{ whole: Beginning; parts: Beginning[] }> {
  let hidden = taken.hidden;
  let begun = kinds[kind].begin(taken.body, params, taken, tools);
  let pieces = await takeParts(tx, learner, begun.parts ?? []);
  for (;;) {
    const barred = (begun.parts ?? []).filter((name, at) => pieces[at]?.barred && !hidden.includes(name));
    if (barred.length === 0) break;
    // drawn anew without them, as far as there are others
    hidden = [...hidden, ...barred];
    begun = kinds[kind].begin(taken.body, params, { ...taken, hidden }, tools);
    pieces = await takeParts(tx, learner, begun.parts ?? []);
  }
  const level = ownLevel({ kinds }, { kind, params }, taken.level);
  const parts = pieces.map((piece) => {
    const { contract, begin } = kinds[piece.kind];
    const asked = z.parse(contract.params, { context: params.context, level });
    const small = { ...(asked as object), numOfQuestions: questionsAsked.least };
    return { taken: { ...piece, repeat: false, fresh: true }, begun: begin(piece.body, small, piece, tools) };
  });
  return { whole: { taken: { ...taken, kind, barred: false }, begun }, parts };
}

/** The level an exercise has: the learner's own where they got what is kept for it, else that of what they got. */
export function ownLevel(
  { kinds }: Pick<Flow, "kinds">,
  { kind, params }: { kind: Creating["kind"]; params: Pick<CreateParams, "level"> },
  given: Level,
): Level {
  const kept = kinds[kind].stockLevel?.(params.level) ?? params.level;
  return kept === given ? params.level : given;
}
