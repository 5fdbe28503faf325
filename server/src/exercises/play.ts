import { exerciseSchema } from "@salida/contract/exercises.ts";
import type { MoveContract } from "@salida/contract/kind.ts";
import { type KindName, kindContracts } from "@salida/contract/kinds.ts";
import { pointsFor } from "@salida/rules/scores.ts";
import * as z from "zod/mini";
import { Refusal } from "#http/refusal.ts";
import { completeAndAward } from "#progress/award.ts";
import type { Flow } from "./flow.ts";
import { frameOf } from "./frame.ts";
import type { Loaded } from "./load.ts";
import { isCompleted, saveTurn } from "./save-turn.ts";

/** What a browser may see of an exercise. Parsed by the contract, so that nothing a kind lets slip gets through. */
export async function showExercise(
  flow: Flow,
  name: KindName,
  loaded: Loaded,
  learner: string,
): Promise<unknown> {
  const { body: content, state, completedAt, level } = loaded;
  const kind = flow.kinds[name];
  const said = kind.utterances?.(content);
  const heard = said && (await flow.record(said, level, learner));
  const wish = kind.picture?.(content);
  const seen = wish && (await flow.depict(wish, learner));
  const presented = kind.present({ content, state, completed: completedAt !== null, heard, seen });
  const whole = { ...frameOf(loaded), evaluation: loaded.evaluation ?? null, ...presented };
  return z.parse(exerciseSchema(kindContracts[name]), whole);
}

export interface Move {
  learner: string;
  kind: KindName;
  move: string;
  body: unknown;
}

/** Makes a learner's move on a loaded exercise; one that ends it gives its points, once. */
export async function playMove(
  flow: Flow,
  loaded: Loaded,
  { learner, kind, move, body }: Move,
): Promise<unknown> {
  if (loaded.completedAt) throw new Refusal("already_completed");
  const played = { content: loaded.body, state: loaded.state };
  const outcome = await flow.kinds[kind].moves[move]?.(played, body, flow.tools);
  if (!outcome) throw new Error(`${kind} has no move ${move}`);
  if ("fault" in outcome) throw new Refusal("invalid", { errors: [outcome.fault] });
  if ("refusal" in outcome) throw new Refusal(outcome.refusal);
  const moves: Readonly<Record<string, MoveContract>> = kindContracts[kind].moves;
  const reply = z.parse(moves[move]?.reply as z.ZodMiniType, outcome.reply);
  const { state, facts, evaluation } = outcome;
  const { id: exercise, version } = loaded;
  const after = { learner, exercise, version, state, facts };
  if (!evaluation) {
    // another tab was quicker: what this one shows is out of date
    if (!(await saveTurn(flow.db, after))) throw new Refusal("conflict");
    return reply;
  }
  const points = pointsFor(kindContracts[kind].points, evaluation.score, loaded.repeat);
  const finished = { ...after, kind, evaluation, points, completedAt: flow.tools.now() };
  if (await completeAndAward(flow.db, finished)) return reply;
  // of two at once one is first; it may have been a turn, which leaves the exercise open
  throw new Refusal((await isCompleted(flow.db, learner, exercise)) ? "already_completed" : "conflict");
}
