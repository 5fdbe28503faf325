import { setTimeout as sleep } from "node:timers/promises";
import { statsCalls } from "@salida/contract/stats.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Chance, chance } from "./chance.ts";
import {
  compare,
  emptyMemory,
  type LearnerMemory,
  practise,
  settleLost,
  signInAnew,
} from "./learner-memory.ts";
import { checkLedger, databaseOf } from "./ledger.ts";
import { aPort, killPostgres } from "./processes.ts";
import { aSite, patient, type Running } from "./site.ts";
import { password, postAuth, signUp } from "./wire.ts";

const seed = 20_261_121;
/** The long run kills many more times. Every fifth time the database dies with the server, as in a power cut. */
const rounds = process.env.LONG ? 500 : 5;
/** Rounds after which others practise: to compare what a learner has takes the longer the more it is. */
const shift = 50;
const site = aSite();
const dataDir = site.folder();
// the address stays: tokens are good for the one that gave them
const settings = { PORT: String(await aPort()) };
const all: LearnerMemory[] = [];
let memories: LearnerMemory[] = [];
const newcomers: string[] = [];
let salida: Running;

beforeAll(async () => {
  salida = await site.start(dataDir, settings);
}, patient.timeout);
afterAll(() => site.clear());

test(`keeps all it acknowledged through ${rounds} kills under load`, {
  timeout: rounds * 30_000,
}, async () => {
  const by = chance(seed);
  for (let round = 0; round < rounds; round += 1) {
    if (round % shift === 0) memories = await someLearners(round);
    await killUnderLoad(round, by, round % 5 === 4);
    salida = await site.start(dataDir, settings);
    await checkAll(memories);
  }
  await signInAnew(salida.url, all);
  await checkAll(all);
  expect(all.reduce((sum, { exercises }) => sum + exercises.size, 0)).toBeGreaterThan(rounds);
});

async function someLearners(round: number): Promise<LearnerMemory[]> {
  const some: LearnerMemory[] = [];
  for (const name of ["ada", "ben", "cleo", "dev"]) {
    const learner = await signUp(salida.url, `${name}-${round}@example.test`);
    expect((await learner.ask(statsCalls.createStats, { body: { level: 2 } })).status).toBe(201);
    some.push(emptyMemory(learner));
  }
  all.push(...some);
  return some;
}

async function killUnderLoad(round: number, by: Chance, withDatabase: boolean): Promise<void> {
  let over = false;
  const load = memories.map((memory, at) => practise(memory, chance(seed + round * 10 + at), () => over));
  const arrivals = signUpOneByOne(round, () => over);
  await sleep(by.whole(60, 700));
  if (withDatabase) await killPostgres(dataDir);
  await salida.killGroup();
  over = true;
  await Promise.all([...load, arrivals]);
}

/** Those whose sign-up was answered must be able to sign in ever after. */
async function signUpOneByOne(round: number, over: () => boolean): Promise<void> {
  for (let number = 0; !over(); number += 1) {
    const email = `newcomer-${round}-${number}@example.test`;
    const answer = await postAuth(salida.url, "signup", { email, password }).then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      () => undefined,
    );
    if (answer?.status !== 200) return;
    newcomers.push(email);
  }
}

async function checkAll(those: readonly LearnerMemory[]): Promise<void> {
  for (const memory of those) {
    await settleLost(memory);
    await compare(memory);
  }
  for (const email of newcomers.splice(0)) {
    const answer = await postAuth(salida.url, "token?grant_type=password", { email, password });
    expect(answer.status, `sign-in of ${email}`).toBe(200);
  }
  await checkLedger(databaseOf(dataDir));
}
