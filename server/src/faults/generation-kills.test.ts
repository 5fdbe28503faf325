import { setTimeout as sleep } from "node:timers/promises";
import { readingCalls } from "@salida/contract/calls.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { levelOf } from "@salida/rules/levels.ts";
import { topics } from "@salida/rules/topics.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answeredBy, believersOf, soundReadings } from "#authoring/test-ghost.ts";
import { openTestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { chance } from "./chance.ts";
import { databaseOf } from "./ledger.ts";
import { aPort, killPostgres } from "./processes.ts";
import { aSite, type Running } from "./site.ts";
import { granted, signUp, type WireLearner } from "./wire.ts";

const seed = 20_261_123;
const long = Boolean(process.env.LONG);
/** The long run has a thousand works written, and kills a hundred times. */
const size = long ? { jobs: 1_000, kills: 100, pause: 40 } : { jobs: 6, kills: 3, pause: 80 };
const level = levelOf("B1");

const provider = await openTestProvider();
const site = aSite();
const dataDir = site.folder();
const running: Running[] = [];
/** Two that serve and two that work, on one database; each does one thing at a time. */
const roles = ["0", "0", "1", "1"];
const settings = {
  PUBLIC_URL: "http://127.0.0.1:3000",
  TEXT_MODEL: "openai-compatible:writer",
  OPENAI_COMPATIBLE_URL: provider.addresses["openai-compatible"],
  TEXT_CONCURRENCY: "1",
};
let db: pg.Pool;

async function start(at: number): Promise<void> {
  const WORKERS = roles[at] ?? "0";
  running[at] = await site.start(dataDir, { ...settings, WORKERS, PORT: String(await aPort()) });
}

beforeAll(async () => {
  provider.answer(answeredBy(believersOf([...soundReadings("B1")].map(({ reading }) => reading))));
  await Promise.all(roles.map((_, at) => start(at)));
  db = new pg.Pool({ ...databaseOf(dataDir), max: 2 });
  db.on("error", () => undefined);
}, 60_000);
afterAll(async () => {
  await db.end();
  await site.clear();
  await provider.close();
});

async function count(what: string): Promise<number> {
  const { rows } = await db.query(`select count(*)::int n from ${what}`);
  return rows[0].n;
}

/** A learner who has had everything the library has of a topic: what they ask for has to be written. */
async function whoHadAll(name: string, topic: string): Promise<WireLearner> {
  const learner = await signUp(running[0]?.url ?? "", `${name}@example.test`);
  await granted(learner.ask(statsCalls.createStats, { body: { level } }));
  const { rows } = await db.query("select id from learner order by created_at desc, id desc limit 1");
  await db.query(
    `insert into exercise (learner, id, kind, content, work, topic, level, asked_topic, asked_level, title, origin, repeat,
       items, facts, created_at)
     select $1, gen_random_uuid(), kind, id, work, topic, level, topic, level, title, origin, false, items,
       '{"wordCount":1,"questionCount":1}', now() - interval '2 days' from content where kind = 'reading' and topic = $2`,
    [rows[0].id, topic],
  );
  return learner;
}

test(`${size.jobs} works are each written once through ${size.kills} kills, and nothing that was answered is asked again`, {
  timeout: long ? 7_200_000 : 120_000,
}, async () => {
  const by = chance(seed);
  const waits: { learner: WireLearner; id: string }[] = [];
  for (let at = 0; at < size.jobs; at += 1) {
    const context = topics[at % topics.length] ?? "OTHER";
    const learner = await whoHadAll(`learner-${at}`, context);
    const { id } = await granted(learner.ask(readingCalls.create, { body: { context, level } }));
    waits.push({ learner, id });
    provider.hold(sleep(size.pause));
  }
  const pace = setInterval(() => provider.hold(sleep(size.pause)), size.pause);
  const opened = await count("generation");
  for (let kill = 0; kill < size.kills; kill += 1) {
    await sleep(by.whole(400, 1_200));
    const at = by.whole(0, roles.length - 1);
    if (kill % 10 === 9) await killPostgres(dataDir);
    await running[at]?.killGroup();
    await start(at);
  }
  await expect
    .poll(() => count("generation where state in ('queued', 'running')").catch(() => -1), {
      timeout: long ? 3_600_000 : 60_000,
      interval: 300,
    })
    .toBe(0);
  clearInterval(pace);

  // each effect once: as many works as generations, each of one, and nobody waits for what is over
  expect(await count("generation where state = 'ready'")).toBe(opened);
  expect(await count("content where origin = 'model'")).toBe(opened);
  expect(await count("(select distinct content from generation) made")).toBe(opened);
  expect(await count("waiting w join generation g on g.id = w.generation where g.state <> 'queued'")).toBe(0);
  for (const { learner, id } of waits) {
    const shown = await granted(learner.at(running[0]?.url ?? "").ask(readingCalls.show, { params: { id } }));
    expect(shown.questions.length).toBeGreaterThan(0);
  }
  // a kill costs the questions that a worker had on its lips, and an answer or two that it had heard and not yet stored
  const bodies = provider.asked.map(({ body }) => body);
  const cut = provider.asked.filter(({ left }) => left).length;
  expect(bodies.length - new Set(bodies).size).toBeLessThanOrEqual(cut + size.kills * 2);
  expect(bodies.length).toBeGreaterThan(opened * 10);
});
