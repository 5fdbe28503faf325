import { exerciseSchema } from "@salida/contract/exercises.ts";
import { type KindName, kindContracts } from "@salida/contract/kinds.ts";
import { pointsFor } from "@salida/rules/scores.ts";
import * as z from "zod/mini";
import { Refusal } from "#http/refusal.ts";
import { completeAndAward } from "#progress/award.ts";
import type { Flow } from "./flow.ts";
import { frameOf } from "./frame.ts";
import type { Loaded } from "./load.ts";

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
  const presented = kind.present({ content, state, completed: completedAt !== null, heard });
  const whole = { ...frameOf(loaded), evaluation: loaded.evaluation ?? null, ...presented };
  return z.parse(exerciseSchema(kindContracts[name]), whole);
}

export interface Move {
  learner: string;
  kind: KindName;
  move: string;
  body: unknown;
}

/** Makes a learner's move on a loaded exercise, and completes it with its points, once. */
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
  const { moves } = kindContracts[kind];
  const reply = z.parse(moves[move as keyof typeof moves].reply, outcome.reply);
  const { state, evaluation } = outcome;
  const points = pointsFor(kindContracts[kind].points, evaluation.score, loaded.repeat);
  const { id: exercise, version } = loaded;
  const finished = {
    learner,
    kind,
    exercise,
    version,
    state,
    evaluation,
    points,
    completedAt: flow.tools.now(),
  };
  // of two at once one is first; for the other it is completed
  if (!(await completeAndAward(flow.db, finished))) throw new Refusal("already_completed");
  return reply;
}
