import { setTimeout as sleep } from "node:timers/promises";
import { type Placement, placementCalls } from "@salida/contract/placements.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chance } from "./chance.ts";
import { aPort, killPostgres } from "./processes.ts";
import { aSite, patient, type Running } from "./site.ts";
import { granted, signUp, type WireLearner } from "./wire.ts";

const seed = 20_261_127;
const rounds = process.env.LONG ? 20 : 3;
const site = aSite();
const dataDir = site.folder();
const settings = { PORT: String(await aPort()) };
let salida: Running;

/** What a learner knows of their test. */
interface Taking {
  learner: WireLearner;
  /** The newest that arrived. */
  now: Placement;
  /** What was said of the questions so far, in their order; of the last one it may not be known whether it arrived. */
  said: { questionId: string; answer: string | null }[];
}
const takings: Taking[] = [];

beforeAll(async () => {
  salida = await site.start(dataDir, settings);
  for (const name of ["ada", "ben", "cleo"]) {
    const learner = await signUp(salida.url, `${name}@example.test`);
    const now = await granted(learner.ask(placementCalls.beginPlacement));
    takings.push({ learner, now, said: [] });
  }
}, patient.timeout);
afterAll(() => site.clear());

test(`a test keeps each answer once through ${rounds} kills, and asks on where it stopped`, {
  timeout: rounds * 60_000 + 60_000,
}, async () => {
  const by = chance(seed);
  for (let round = 0; round < rounds; round += 1) {
    const answering = takings.map((taking) => answerOn(taking, 100).catch(() => undefined));
    await sleep(by.whole(10, 60));
    if (round % 2 === 1) await killPostgres(dataDir);
    await salida.killGroup();
    await Promise.all(answering);
    salida = await site.start(dataDir, settings);
    for (const taking of takings) await sendAgain(taking);
  }
  for (const taking of takings) {
    await answerOn(taking, 100);
    const { now, said } = taking;
    expect(now.completed && now.questions.map(({ id, answer }) => ({ questionId: id, answer }))).toEqual(
      said,
    );
  }
});

async function answerOn(taking: Taking, most: number): Promise<void> {
  for (let at = 0; at < most && !taking.now.completed; at += 1) {
    const { question } = taking.now;
    const answer = question.options[0] ?? (at % 2 === 0 ? "something" : null);
    taking.said.push({ questionId: question.id, answer });
    await send(taking);
  }
}

/** Sends the newest answer. */
async function send(taking: Taking): Promise<void> {
  const body = taking.said.at(-1);
  if (!body) return;
  const asked = taking.learner.ask(placementCalls.answerPlacement, { params: { id: taking.now.id }, body });
  taking.now = await granted(asked);
}

/** An answer whose reply was lost is sent again: it counts once, whether or not it had arrived. */
async function sendAgain(taking: Taking): Promise<void> {
  const kept = await granted(taking.learner.ask(placementCalls.readPlacement));
  if (kept?.completed === false)
    expect([taking.said.length - 1, taking.said.length]).toContain(kept.answered);
  await send(taking);
  const { now } = taking;
  expect(now.completed ? now.questions.length : now.answered).toBe(taking.said.length);
}
