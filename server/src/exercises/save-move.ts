import { completeAndAward, type Finished } from "#progress/award.ts";
import { type Answered, keepAnswer } from "#progress/idempotency.ts";
import type { Queries } from "#store/database.ts";
import type { Flow } from "./flow.ts";
import { saveTurn, type Turn } from "./save-turn.ts";

/** What ends an exercise. */
type End = Pick<Finished, "evaluation" | "points" | "kind" | "completedAt">;

/** What is saved with a move: the sounds it kept, and its answer for who asks again. */
interface Besides {
  names: string[];
  answered: Answered | undefined;
}

/** Saves a move with all that comes of it, or nothing. False when another move was first, or the learner is gone. */
export async function saveMove(
  { db, sounds }: Flow,
  turn: Turn,
  end: End | undefined,
  { names, answered }: Besides,
): Promise<boolean> {
  const save = (queries: Queries) =>
    end ? completeAndAward(queries, { ...turn, ...end }) : saveTurn(queries, turn);
  if (names.length === 0 && !answered) return save(db);
  const { learner, exercise } = turn;
  const now = answered && { ...answered, made: exercise };
  return db.transaction(async (tx) => {
    if (!(await save(tx))) return false;
    if (names.length > 0) await sounds.own(tx, { learner, exercise, names });
    if (now) await keepAnswer(tx, now);
    return true;
  });
}
