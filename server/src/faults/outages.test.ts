import { setTimeout as sleep } from "node:timers/promises";
import type { Call } from "@salida/contract/call.ts";
import { readingCalls } from "@salida/contract/calls.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { chance } from "./chance.ts";
import { anExternalPostgres, type ExternalPostgres } from "./external-postgres.ts";
import { compare, emptyMemory, type LearnerMemory, practise, settleLost } from "./learner-memory.ts";
import { checkLedger, databaseOf } from "./ledger.ts";
import { eventually, killPostgres } from "./processes.ts";
import { aSite, patient, type Running, statusOf } from "./site.ts";
import { granted, postAuth, signUp, type WireAnswer, type WireLearner } from "./wire.ts";

const site = aSite();
afterEach(() => site.clear());

const body = { context: "FOOD", level: 2 } as const;

async function onExternal(): Promise<{ postgres: ExternalPostgres; salida: Running }> {
  const postgres = await anExternalPostgres();
  site.later(postgres.remove);
  return { postgres, salida: await site.start(site.folder(), { DATABASE_URL: postgres.url }) };
}

async function learners({ url }: Running, count: number): Promise<WireLearner[]> {
  const all = Array.from({ length: count }, (_, at) => signUp(url, `learner-${at}@example.test`));
  for (const learner of await Promise.all(all)) {
    await granted(learner.ask(statsCalls.createStats, { body: { level: 2 } }));
  }
  return Promise.all(all);
}

/** More at once than the pool has connections: one that was lost for good would show. */
async function createManyAtOnce(learner: WireLearner): Promise<void> {
  const many = Array.from({ length: 30 }, () => granted(learner.ask(readingCalls.create, { body })));
  expect(new Set((await Promise.all(many)).map(({ id }) => id)).size).toBe(30);
}

/** The same learner, whose every answer is kept. */
function listening(learner: WireLearner, told: WireAnswer<Call>[]): WireLearner {
  return {
    ...learner,
    async ask(call, ask) {
      const answer = await learner.ask(call, ask);
      told.push(answer);
      return answer;
    },
  };
}

async function underLoad(memories: readonly LearnerMemory[], trouble: () => Promise<void>): Promise<void> {
  let over = false;
  const load = memories.map((memory, at) => practise(memory, chance(at), () => over));
  await trouble();
  over = true;
  await Promise.all(load);
}

async function settled(memories: readonly LearnerMemory[], connection: pg.ClientConfig): Promise<void> {
  for (const memory of memories) {
    await settleLost(memory);
    await compare(memory);
  }
  await checkLedger(connection);
}

async function expectUnavailable(salida: Running, learner: WireLearner): Promise<void> {
  for (const call of [statsCalls.readStats, readingCalls.list]) {
    const { status, problem, retryAfter } = await learner.ask(call);
    expect({ status, code: problem?.code }).toEqual({ status: 503, code: "unavailable" });
    expect(Number(retryAfter)).toBeGreaterThan(0);
  }
  expect(await learner.ask(readingCalls.create, { body })).toMatchObject({ status: 503 });
  const signIn = await postAuth(salida.url, "token?grant_type=password", {
    email: learner.email,
    password: "a lit door",
  });
  expect([signIn.status, Number(signIn.headers.get("retry-after")) > 0]).toEqual([503, true]);
  expect(await statusOf(`${salida.url}/readyz`)).toBe(503);
  expect(await statusOf(`${salida.url}/healthz`)).toBe(200);
}

test("says so while its database is down, and is back by itself when that is", patient, async () => {
  const { postgres, salida } = await onExternal();
  const [learner] = (await learners(salida, 1)) as [WireLearner];

  for (const mode of ["fast", "immediate"] as const) {
    await postgres.stop(mode);
    await expectUnavailable(salida, learner);
    await postgres.start();
    await eventually("the server to be ready", async () => (await statusOf(`${salida.url}/readyz`)) === 200);
    await createManyAtOnce(learner);
  }

  expect(salida.err()).toBe("");
  expect(salida.out()).not.toContain('"msg":"fault"');
});

/** The lines of a log that a message has. */
const linesOf = ({ out }: Running, message: string) =>
  out()
    .split("\n")
    .filter((line) => line.includes(`"msg":"${message}"`))
    .map((line) => JSON.parse(line) as { level: number; why?: string; outcome?: string });

test("a process that works says why it cannot, not over and over, and when it can", patient, async () => {
  const postgres = await anExternalPostgres();
  site.later(postgres.remove);
  const settings = { DATABASE_URL: postgres.url, WORKERS: "1", LOG_LEVEL: "info" };
  const salida = await site.start(site.folder(), settings);

  await postgres.stop("fast");
  await eventually("the jobs to notice", () =>
    linesOf(salida, "jobs").some(({ why }) => why === "ECONNREFUSED"),
  );
  // some rounds of each of its polls
  await sleep(6_000);
  await postgres.start();
  await eventually("its return to be told", () => linesOf(salida, "the database is back").length > 0);

  const reasons = linesOf(salida, "jobs").map(({ why }) => why);
  expect(reasons).toEqual([...new Set(reasons)]);
  expect(reasons).not.toContain("no code");
  expect(linesOf(salida, "unavailable").map(({ level }) => level)).toEqual([40]);
  expect(salida.out()).not.toContain('"level":50');
});

test("says so while its database hangs, and is back by itself when it moves on", patient, async () => {
  const { postgres, salida } = await onExternal();
  const [learner, ...others] = (await learners(salida, 4)) as [WireLearner, ...WireLearner[]];
  await createManyAtOnce(learner);
  const told: WireAnswer<Call>[] = [];
  const memories = others.map((other) => emptyMemory(listening(other, told)));

  await underLoad(memories, async () => {
    await sleep(200);
    postgres.freeze(true);
    await expectUnavailable(salida, learner);
    postgres.freeze(false);
    await eventually("the server to be ready", async () => (await statusOf(`${salida.url}/readyz`)) === 200);
  });

  const refused = told.filter(({ status }) => status >= 500);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, problem, retryAfter } of refused)
    expect([status, problem?.code, Number(retryAfter) > 0]).toEqual([503, "unavailable", true]);
  await settled(memories, { connectionString: postgres.url });
  await createManyAtOnce(learner);
  expect(salida.out()).not.toContain('"msg":"fault"');
});

test(
  "loses nothing and no connection for good when its connections are cut again and again",
  patient,
  async () => {
    const { postgres, salida } = await onExternal();
    const memories = (await learners(salida, 4)).map(emptyMemory);
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    site.later(() => admin.end());

    await underLoad(memories, async () => {
      for (let times = 0; times < 60; times += 1) {
        await sleep(40);
        await admin.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'salida'",
        );
      }
    });

    await settled(memories, { connectionString: postgres.url });
    await createManyAtOnce(memories[0]?.learner as WireLearner);
    expect(salida.out()).not.toContain('"msg":"fault"');
  },
);

test(
  "brings its own PostgreSQL back when that is killed under load, and keeps all it acknowledged",
  patient,
  async () => {
    const dataDir = site.folder();
    const salida = await site.start(dataDir);
    const memories = (await learners(salida, 4)).map(emptyMemory);

    for (let times = 0; times < (process.env.LONG ? 6 : 1); times += 1) {
      await underLoad(memories, async () => {
        await sleep(300 + times * 100);
        await killPostgres(dataDir);
        await eventually(
          "the server to be ready",
          async () => (await statusOf(`${salida.url}/readyz`)) === 200,
        );
      });
      await settled(memories, databaseOf(dataDir));
    }

    await createManyAtOnce(memories[0]?.learner as WireLearner);
    expect(salida.err()).toBe("");
    expect(salida.out()).not.toContain('"msg":"fault"');
  },
);
