import { setTimeout as sleep } from "node:timers/promises";
import { readingCalls } from "@salida/contract/calls.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { expect } from "vitest";
import type { Chance } from "./chance.ts";
import { type Address, granted, NotAsPromised, signIn, type WireLearner } from "./wire.ts";

const params = [
  { context: "FOOD", level: 0 },
  { context: "FOOD", level: 3 },
  { context: "TRAVEL", level: 2 },
  { context: "TRAVEL", level: 5 },
] as const;

/** What a client knows for sure of one learner, because the whole answer arrived. */
export interface LearnerMemory {
  learner: WireLearner;
  /** Exercises there must be, and the score of those that must be completed. */
  exercises: Map<string, number | undefined>;
  /** Creates whose answer was lost. */
  lostCreates: { key: string; body: (typeof params)[number] }[];
  /** Exercises whose evaluation's answer was lost: done or not. */
  lostMoves: Set<string>;
  /** Keys so far. */
  asked: number;
}

export function emptyMemory(learner: WireLearner): LearnerMemory {
  return { learner, exercises: new Map(), lostCreates: [], lostMoves: new Set(), asked: 0 };
}

/**
 * Creates and evaluates until `over`; what the server does not answer any more is kept as lost. That ends it too, unless
 * there are other servers to go on with.
 */
export async function practise(
  memory: LearnerMemory,
  by: Chance,
  over: () => boolean,
  { goesOn = false } = {},
): Promise<void> {
  while (!over()) {
    const open = [...memory.exercises].filter(([, score]) => score === undefined).map(([id]) => id);
    const answered =
      open.length > 0 && by.next() < 0.45 ? evaluate(memory, by.pick(open), by) : create(memory, by);
    if (await answered) continue;
    if (!goesOn) return;
    await sleep(20);
  }
}

async function create(memory: LearnerMemory, by: Chance): Promise<boolean> {
  memory.asked += 1;
  const asked = { key: `${memory.learner.id}-${memory.asked}`, body: by.pick(params) };
  const answer = await unlessLost(memory.learner.ask(readingCalls.create, asked));
  if (!answer?.reply) {
    memory.lostCreates.push(asked);
    // what is refused now is not asked at full speed again
    if (answer) await sleep(50);
    return answer !== undefined;
  }
  memory.exercises.set(answer.reply.id, undefined);
  return true;
}

async function evaluate(memory: LearnerMemory, id: string, by: Chance): Promise<boolean> {
  const { learner } = memory;
  const shown = await unlessLost(learner.ask(readingCalls.show, { params: { id } }));
  if (!shown?.reply) return shown !== undefined;
  const selectedOptions = shown.reply.questions.map((question) => ({
    questionId: question.id,
    optionId: by.pick(question.options).id,
  }));
  memory.lostMoves.add(id);
  const move = learner.ask(readingCalls.moves.evaluate, { params: { id }, body: { selectedOptions } });
  const answer = await unlessLost(move);
  if (!answer?.reply) return answer !== undefined;
  memory.lostMoves.delete(id);
  memory.exercises.set(id, answer.reply.score);
  return true;
}

/** Signs everybody in anew: what was given before is good for a quarter of an hour. */
export async function signInAnew(at: Address, all: readonly { learner: WireLearner }[]): Promise<void> {
  for (const one of all) one.learner = (await unlessLost(signIn(at, one.learner.email))) ?? one.learner;
}

/** Undefined when the answer never came; an answer that breaks its promise is a fault. */
export async function unlessLost<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof NotAsPromised || (error as Error).name === "$ZodError") throw error;
    return undefined;
  }
}

/** Asks once more for what was lost, twice, with the same key: one and the same exercise. */
export async function settleLost(memory: LearnerMemory): Promise<void> {
  for (const asked of memory.lostCreates.splice(0)) {
    const first = await granted(memory.learner.ask(readingCalls.create, asked));
    const again = await granted(memory.learner.ask(readingCalls.create, asked));
    expect(again, "what a create asked again with its key made").toEqual(first);
    expect(memory.exercises.has(first.id)).toBe(false);
    memory.exercises.set(first.id, undefined);
  }
}

/** Compares what the server shows with what is remembered; evaluations whose answer was lost are learnt. */
export async function compare(memory: LearnerMemory): Promise<void> {
  const { learner, exercises, lostMoves } = memory;
  const listed = await listAll(learner);
  for (const id of lostMoves) exercises.set(id, listed.get(id));
  lostMoves.clear();
  expect(listed, `the exercises of ${learner.email}`).toEqual(exercises);
  const stats = await granted(learner.ask(statsCalls.readStats));
  const scores = [...exercises.values()].filter((score) => score !== undefined);
  expect(stats.readingsDone, `readings done by ${learner.email}`).toBe(scores.length);
}

async function listAll(learner: WireLearner): Promise<Map<string, number | undefined>> {
  const listed = new Map<string, number | undefined>();
  for (let page = 0; ; page += 1) {
    const asked = learner.ask(readingCalls.page, { query: { page } });
    const { elements, totalElements } = await granted(asked);
    for (const { id, evaluation } of elements) listed.set(id, evaluation?.score);
    if (elements.length > 0 && listed.size < totalElements) continue;
    expect(listed.size, `what the pages of ${learner.email} count`).toBe(totalElements);
    return listed;
  }
}
