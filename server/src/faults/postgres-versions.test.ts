import { existsSync } from "node:fs";
import { readingCalls } from "@salida/contract/calls.ts";
import { accountCalls, statsCalls } from "@salida/contract/stats.ts";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { anExternalPostgres, oldestPrograms as oldest } from "./external-postgres.ts";
import { checkLedger } from "./ledger.ts";
import { aSite, patient } from "./site.ts";
import { granted, signUp } from "./wire.ts";

const site = aSite();
afterEach(() => site.clear());

const servers = [
  { name: "a PostgreSQL of the embedded version", bin: undefined, there: true },
  { name: "PostgreSQL 15, the oldest that is supported", bin: oldest, there: existsSync(oldest) },
];

for (const { name, bin, there } of servers) {
  test(`a reading goes its whole way on ${name}`, patient, async ({ skip }) => {
    skip(!there, `${oldest} is not on this machine`);
    const postgres = await anExternalPostgres({ bin });
    site.later(postgres.remove);
    const folder = site.folder();
    // twice: the second start finds its own tables, and its secrets
    const first = await site.start(folder, { DATABASE_URL: postgres.url });
    first.signal("SIGTERM");
    expect(await first.ended).toEqual({ code: 0, signal: null });
    const stranger = await site.launch(site.folder(), { DATABASE_URL: postgres.url });
    expect((await stranger.ended).code).toBe(1);
    const salida = await site.start(folder, { DATABASE_URL: postgres.url });

    await wholeWay(salida.url, { connectionString: postgres.url });

    expect(salida.out()).not.toContain('"level":');
    salida.signal("SIGTERM");
    expect(await salida.ended).toEqual({ code: 0, signal: null });
  });
}

async function wholeWay(url: string, connection: pg.ClientConfig): Promise<void> {
  const learner = await signUp(url, "ada@example.test");
  expect((await learner.ask(statsCalls.readStats)).problem?.code).toBe("stats_not_found");
  await granted(learner.ask(statsCalls.createStats, { body: { level: 2, timeZone: "America/Bogota" } }));
  await granted(learner.ask(statsCalls.changeStats, { body: { level: 3, timeZone: "Asia/Kathmandu" } }));

  const asked = { body: { context: "FOOD", level: 3 }, key: "once" } as const;
  const { id } = await granted(learner.ask(readingCalls.create, asked));
  expect(await granted(learner.ask(readingCalls.create, asked))).toEqual({ id });
  const { questions } = await granted(learner.ask(readingCalls.show, { params: { id } }));
  const selectedOptions = questions.map((question) => ({
    questionId: question.id,
    optionId: question.options[0]?.id ?? "",
  }));
  const move = { params: { id }, body: { selectedOptions } };
  const { score } = await granted(learner.ask(readingCalls.moves.evaluate, move));
  expect((await learner.ask(readingCalls.moves.evaluate, move)).problem?.code).toBe("already_completed");

  const { elements, totalElements } = await granted(learner.ask(readingCalls.page, { query: { page: 0 } }));
  expect({ elements, totalElements }).toMatchObject({
    elements: [{ id, evaluation: { score } }],
    totalElements: 1,
  });
  expect(await granted(learner.ask(readingCalls.allowance, { query: {} }))).toMatchObject({ count: 1 });
  expect(await granted(learner.ask(statsCalls.readStats))).toMatchObject({ readingsDone: 1 });
  await checkLedger(connection);

  await granted(learner.ask(accountCalls.deleteAccount));
  expect((await learner.ask(statsCalls.readStats)).status).toBe(401);
  expect(await rowsOf(connection)).toEqual({ accounts: 0, learners: 0, exercises: 0, awards: 0, keys: 0 });
}

async function rowsOf(connection: pg.ClientConfig): Promise<unknown> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query(`select (select count(*)::int from accounts.account) accounts,
    (select count(*)::int from learner) learners, (select count(*)::int from exercise) exercises,
    (select count(*)::int from award) awards, (select count(*)::int from idempotency_key) keys`);
  await client.end();
  return rows[0];
}
