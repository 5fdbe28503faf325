import { isDeepStrictEqual } from "node:util";
import { exerciseSchema } from "@salida/contract/exercises.ts";
import type { KindName } from "@salida/contract/kinds.ts";
import { pointsFor } from "@salida/rules/progress/scores.ts";
import * as z from "zod/mini";
import { Refusal } from "#http/refusal.ts";
import { answeredBefore, type KeyClaim, requestDigest } from "#progress/idempotency.ts";
import type { Flow } from "./flow.ts";
import { frameOf } from "./frame.ts";
import type { AnyOutcome, Granted, KeptSound } from "./kind.ts";
import type { Loaded } from "./load.ts";
import { missedIn } from "./missed.ts";
import { moveTools } from "./move-tools.ts";
import { reportedOf } from "./report.ts";
import { saveMove, savePartMove } from "./save-move.ts";
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
  const recorded = said && (await flow.record(said, level, learner));
  const unheard = recorded && "state" in recorded ? recorded : undefined;
  const heard = recorded && "url" in recorded ? recorded : undefined;
  const wish = kind.picture?.(content);
  const seen = wish && (await flow.depict(wish, learner));
  const completed = completedAt !== null;
  const addressOf = (sound: KeptSound) => flow.sounds.addressOf(sound, learner);
  const around = name === flow.director.directs ? await flow.director.around(learner, loaded.id) : undefined;
  const part = loaded.part !== null;
  const presented = kind.present({ content, state, completed, part, heard, seen, addressOf, around });
  const reported = reportedOf(kind, loaded);
  const { facts, evaluation = null, madeBy } = loaded;
  const onPage = { reported, evaluation, generation: unheard ?? null, madeBy };
  const whole = { ...frameOf(loaded), ...facts, ...onPage, ...presented };
  return z.parse(exerciseSchema(kind.contract), whole);
}

export interface Move {
  learner: string;
  kind: KindName;
  move: string;
  /** What its address says beside the exercise. */
  address: { params: unknown; query: unknown };
  body: unknown;
  /** The caller's idempotency key. */
  key?: string | undefined;
  /** Hears the reply's sentences as they come. */
  tell?: (sentence: string) => void;
  /** Loads the exercise anew. */
  reload: () => Promise<Loaded>;
}

/** How often a try at a part is made again where another move on it was first. */
const mostTries = 5;

/**
 * Makes a learner's move on a loaded exercise; one that ends it gives its points, once. The same idempotency key
 * answers what it answered the first time.
 */
export async function playMove(flow: Flow, loaded: Loaded, move: Move): Promise<unknown> {
  const arrivedAt = flow.tools.now();
  const claim = claimOf(loaded, move);
  const before = claim && (await answeredBefore(flow.db, claim));
  if (before) return before.answer;
  try {
    if (loaded.part) await flow.director.admit(loaded.part);
    return await playOn(flow, loaded, move, { claim, arrivedAt });
  } catch (error) {
    // the same call at the same time was quicker
    const meanwhile = claim && isOutrun(error) ? await answeredBefore(flow.db, claim) : undefined;
    if (meanwhile) return meanwhile.answer;
    throw error;
  }
}

interface Arrived {
  claim: KeyClaim | undefined;
  arrivedAt: Date;
}

/**
 * Plays a move, and a try at a part again on what another move left: the same one is answered as tried before. What goes
 * on from what its learner saw, as a conversation does, is told of the conflict instead.
 */
async function playOn(flow: Flow, first: Loaded, move: Move, arrived: Arrived): Promise<unknown> {
  const again = first.part !== null && !flow.kinds[move.kind].contract.moves[move.move]?.idempotent;
  let loaded = first;
  for (let left = again ? mostTries : 1; ; left -= 1) {
    try {
      return await playOnce(flow, loaded, move, arrived);
    } catch (error) {
      if (left === 1 || !(error instanceof Refusal) || error.code !== "conflict") throw error;
      loaded = await move.reload();
    }
  }
}

async function playOnce(
  flow: Flow,
  loaded: Loaded,
  { learner, kind, move, address, body, tell }: Move,
  { claim, arrivedAt }: Arrived,
): Promise<unknown> {
  const { contract, moves } = flow.kinds[kind];
  const promised = contract.moves[move];
  if (!promised) throw new Error(`${kind} has no move ${move}`);
  const { afterEnd = false } = promised;
  const completed = loaded.completedAt !== null;
  if (completed && !afterEnd) throw new Refusal("already_completed");
  const { id: exercise, version, body: content, part } = loaded;
  const { tools, names } = moveTools(flow, learner, tell);
  const ended = loaded.evaluation ?? undefined;
  const played = { content, state: loaded.state, completed, ended, part: part !== null };
  const granted = grantedIn(await moves[move]?.(played, body, tools, address));
  const { reply, state, facts, evaluation, mistakes } = granted;
  if (completed && evaluation) throw new Error(`${kind} evaluates by ${move} what is over`);
  const answer = z.parse(promised.reply, reply);
  // a try that was made before leaves nothing to save, nor does what only asks
  const kept = evaluation || mistakes || claim || names.length > 0;
  if (!kept && isDeepStrictEqual(state, loaded.state)) return answer;
  const after = { learner, exercise, version, state, facts, afterEnd };
  const missed = missedIn(flow.kinds[kind], loaded, state, evaluation);
  const besides = { names, answered: claim && { ...claim, answer }, missed };
  const points = evaluation && pointsFor(contract.points, evaluation.score, loaded.repeat);
  const end = evaluation && { evaluation, points: points ?? 0, kind, completedAt: tools.now() };
  const saved = part
    ? await savePartMove(flow, part, { turn: after, granted, arrivedAt }, besides)
    : await saveMove(flow, after, end, besides);
  if (saved) return answer;
  // of two at once one is first; it may have been a turn, which leaves the exercise open
  const over = !afterEnd && (await isCompleted(flow.db, learner, exercise));
  throw new Refusal(over ? "already_completed" : "conflict");
}

function grantedIn(outcome: AnyOutcome | undefined): Granted {
  if (!outcome) throw new Error("a move came to nothing");
  if ("fault" in outcome) throw new Refusal("invalid", { errors: [outcome.fault] });
  if ("refusal" in outcome) throw new Refusal(outcome.refusal);
  return outcome;
}

function claimOf(
  { id }: Loaded,
  { learner, kind, move, address: { params, query }, body, key }: Move,
): KeyClaim | undefined {
  if (key === undefined) return undefined;
  // the digests of moves without parameters stay what they were: a key is good across a change of version
  const asked = params === undefined ? [body, query] : [body, query, params];
  return { learner, key, request: requestDigest(`${kind} ${id} ${move}`, asked) };
}

function isOutrun(error: unknown): boolean {
  return (
    error instanceof Refusal && ["already_completed", "conflict", "idempotency_mismatch"].includes(error.code)
  );
}
