import { completeAndAward, type Finished } from "#progress/award.ts";
import { type Answered, keepAnswer } from "#progress/idempotency.ts";
import type { Queries } from "#store/database.ts";
import type { Part, PartMove } from "./director.ts";
import type { Flow, Remembered } from "./flow.ts";
import { saveTurn, type Turn } from "./save-turn.ts";

/** What ends an exercise. */
type End = Pick<Finished, "evaluation" | "points" | "kind" | "completedAt">;

/** What is saved with a move: the sounds it kept, its answer for who asks again, what comes back to the learner. */
interface Besides {
  names: string[];
  answered: Answered | undefined;
  missed?: readonly Remembered[];
}

/** Saves a move with all that comes of it, or nothing. False when another move was first, or the learner is gone. */
export async function saveMove(
  flow: Flow,
  turn: Turn,
  end: End | undefined,
  besides: Besides,
): Promise<boolean> {
  const save = (queries: Queries) =>
    end ? completeAndAward(queries, { ...turn, ...end }) : saveTurn(queries, turn);
  const saveBesides = savingBesides(flow, turn, besides);
  if (!saveBesides) return save(flow.db);
  return flow.db.transaction(async (tx) => {
    if (!(await save(tx))) return false;
    await saveBesides(tx);
    return true;
  });
}

/** The same of a move on a part: its whole's director saves it. */
export function savePartMove(
  flow: Flow,
  part: Part,
  move: Omit<PartMove, "besides">,
  besides: Besides,
): Promise<boolean> {
  return flow.director.save(part, { ...move, besides: savingBesides(flow, move.turn, besides) });
}

function savingBesides(
  { sounds, remember }: Flow,
  { learner, exercise }: Turn,
  { names, answered, missed = [] }: Besides,
): ((queries: Queries) => Promise<void>) | undefined {
  if (names.length === 0 && !answered && missed.length === 0) return undefined;
  return async (queries) => {
    if (names.length > 0) await sounds.own(queries, { learner, exercise, names });
    if (missed.length > 0) await remember(queries, learner, missed);
    if (answered) await keepAnswer(queries, { ...answered, made: exercise });
  };
}
