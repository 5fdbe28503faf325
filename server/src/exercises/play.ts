import { exerciseSchema } from "@salida/contract/exercises.ts";
import type { MoveContract } from "@salida/contract/kind.ts";
import { type KindName, kindContracts } from "@salida/contract/kinds.ts";
import { pointsFor } from "@salida/rules/scores.ts";
import * as z from "zod/mini";
import { Refusal } from "#http/refusal.ts";
import { answeredBefore, type KeyClaim, requestDigest } from "#progress/idempotency.ts";
import type { Flow } from "./flow.ts";
import { frameOf } from "./frame.ts";
import type { KeptSound } from "./kind.ts";
import type { Loaded } from "./load.ts";
import { moveTools } from "./move-tools.ts";
import { reportedOf } from "./report.ts";
import { saveMove } from "./save-move.ts";
import { isCompleted } from "./save-turn.ts";

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
  const completed = completedAt !== null;
  const addressOf = (sound: KeptSound) => flow.sounds.addressOf(sound, learner);
  const presented = kind.present({ content, state, completed, heard, seen, addressOf });
  const reported = reportedOf(kind, loaded);
  const whole = { ...frameOf(loaded), reported, evaluation: loaded.evaluation ?? null, ...presented };
  return z.parse(exerciseSchema(kindContracts[name]), whole);
}

export interface Move {
  learner: string;
  kind: KindName;
  move: string;
  body: unknown;
  query?: unknown;
  /** The caller's idempotency key. */
  key?: string | undefined;
  /** Hears the reply's sentences as they come. */
  tell?: (sentence: string) => void;
}

/**
 * Makes a learner's move on a loaded exercise; one that ends it gives its points, once. The same idempotency key
 * answers what it answered the first time.
 */
export async function playMove(flow: Flow, loaded: Loaded, move: Move): Promise<unknown> {
  const claim = claimOf(loaded, move);
  const before = claim && (await answeredBefore(flow.db, claim));
  if (before) return before.answer;
  try {
    return await playOnce(flow, loaded, move, claim);
  } catch (error) {
    // the same call at the same time was quicker
    const meanwhile = claim && isOutrun(error) ? await answeredBefore(flow.db, claim) : undefined;
    if (meanwhile) return meanwhile.answer;
    throw error;
  }
}

async function playOnce(
  flow: Flow,
  loaded: Loaded,
  { learner, kind, move, body, query, tell }: Move,
  claim: KeyClaim | undefined,
): Promise<unknown> {
  if (loaded.completedAt) throw new Refusal("already_completed");
  const { id: exercise, version, body: content, state: before } = loaded;
  const { tools, names } = moveTools(flow, learner, tell);
  const outcome = await flow.kinds[kind].moves[move]?.({ content, state: before }, body, tools, query);
  if (!outcome) throw new Error(`${kind} has no move ${move}`);
  if ("fault" in outcome) throw new Refusal("invalid", { errors: [outcome.fault] });
  if ("refusal" in outcome) throw new Refusal(outcome.refusal);
  const moves: Readonly<Record<string, MoveContract>> = kindContracts[kind].moves;
  const reply = z.parse(moves[move]?.reply as z.ZodMiniType, outcome.reply);
  const { state, facts, evaluation } = outcome;
  const after = { learner, exercise, version, state, facts };
  const points = evaluation && pointsFor(kindContracts[kind].points, evaluation.score, loaded.repeat);
  const end = evaluation && { evaluation, points: points ?? 0, kind, completedAt: tools.now() };
  const besides = { names, answered: claim && { ...claim, answer: reply } };
  if (await saveMove(flow, after, end, besides)) return reply;
  // of two at once one is first; it may have been a turn, which leaves the exercise open
  throw new Refusal((await isCompleted(flow.db, learner, exercise)) ? "already_completed" : "conflict");
}

function claimOf({ id }: Loaded, { learner, kind, move, body, query, key }: Move): KeyClaim | undefined {
  if (key === undefined) return undefined;
  return { learner, key, request: requestDigest(`${kind} ${id} ${move}`, [body, query]) };
}

function isOutrun(error: unknown): boolean {
  return (
    error instanceof Refusal && ["already_completed", "conflict", "idempotency_mismatch"].includes(error.code)
  );
}
