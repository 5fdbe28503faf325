import { setTimeout as sleep } from "node:timers/promises";
import { kindCalls } from "@salida/contract/calls.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { levelOf } from "@salida/rules/levels.ts";
import { topics } from "@salida/rules/topics.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { topicCard } from "#authoring/prompts/cards.ts";
import {
  answeredBy,
  type Brain,
  believersOf,
  soundListenings,
  soundReadings,
} from "#authoring/test-ghost.ts";
import { openTestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { chance } from "./chance.ts";
import { databaseOf } from "./ledger.ts";
import { aPort, killPostgres } from "./processes.ts";
import { aSite, type Running } from "./site.ts";
import { granted, signUp, type WireLearner } from "./wire.ts";

const seed = 20_261_123;
const long = Boolean(process.env.LONG);
/** In each round some learners want so many works each, all new, and while these are written it is killed so many times. */
const size = long
  ? { rounds: 10, learners: topics.length, wishes: 3, kills: 10, pause: 40 }
  : { rounds: 1, learners: 6, wishes: 1, kills: 3, pause: 80 };
const level = levelOf("B1");
/** What learners want, one after the other. */
const kinds = ["reading", "listening", "completable-listening"] as const;
type Kind = (typeof kinds)[number];
/** How many works come of what is written. */
const worksOf = { reading: 1, listening: 4 };
const wishes = size.rounds * size.learners * size.wishes;

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

/** Writes texts of the library about other topics than their own, where they are like none there is. */
function aWriter(): Brain {
  const sound = [
    ...[...soundReadings("B1")].map(({ file, reading }) => ({ file, text: reading })),
    ...[...soundListenings("B1")].map(({ file, listening }) => ({ file, text: listening })),
  ];
  const brain = believersOf(sound.map(({ text }) => text));
  const own = (user: string, sheet: string) =>
    sound.some(({ file, text }) => {
      const [first] = text.items;
      return user.includes(`Topic: ${topicCard(file.topic)}\n`) && sheet.includes(first?.stem ?? "");
    });
  const sheet: Brain["sheet"] = (asked) => {
    const plan = brain.sheet(asked);
    return own(asked.user, JSON.stringify(plan)) ? brain.sheet(asked) : plan;
  };
  return { ...brain, sheet };
}

async function start(at: number): Promise<void> {
  const WORKERS = roles[at] ?? "0";
  running[at] = await site.start(dataDir, { ...settings, WORKERS, PORT: String(await aPort()) });
}

beforeAll(async () => {
  provider.answer(answeredBy(aWriter()));
  await Promise.all(roles.map((_, at) => start(at)));
  db = new pg.Pool({ ...databaseOf(dataDir), max: 2 });
  db.on("error", () => undefined);
  // there are few sound texts to write, and none is taken in twice about a topic while it is given out
  await db.query(`create function withdraw() returns trigger language plpgsql as
    'begin new.retired_at = now(); return new; end'`);
  await db.query(`create trigger withdraw before insert on content for each row
    when (new.origin = 'model') execute function withdraw()`);
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

const facts = {
  reading: { wordCount: 1, questionCount: 1 },
  listening: { wordCount: 1, questionCount: 1, speakerCount: 1 },
  "completable-listening": { wordCount: 1, blankCount: 1 },
};

/** A learner who has had everything the library has of a topic: what they ask for has to be written. */
async function whoHadAll(name: string, kind: Kind, topic: string): Promise<WireLearner> {
  const learner = await signUp(running[0]?.url ?? "", `${name}@example.test`);
  await granted(learner.ask(statsCalls.createStats, { body: { level } }));
  const { rows } = await db.query("select id from learner order by created_at desc, id desc limit 1");
  await db.query(
    `insert into exercise (learner, id, kind, content, work, topic, level, asked_topic, asked_level, title, origin, repeat,
       items, facts, created_at)
     select $1, gen_random_uuid(), kind, id, work, topic, level, topic, level, title, origin, false, items,
       $3, now() - interval '2 days' from content where kind = $2 and topic = $4`,
    [rows[0].id, kind, facts[kind], topic],
  );
  return learner;
}

test(`what ${wishes} wishes ask for is written once through ${size.rounds * size.kills} kills, and nothing that was answered is asked again`, {
  timeout: long ? 7_200_000 : 120_000,
}, async () => {
  const by = chance(seed);
  const pace = setInterval(() => provider.hold(sleep(size.pause)), size.pause);
  const waits: Wait[] = [];
  for (let round = 0; round < size.rounds; round += 1) {
    waits.push(...(await wishesOf(round)));
    // two fill-ins come of one listening, so that who wants three waits for two
    expect(await count("generation")).toBe(generationsOf(waits));
    await kill(by);
    await expect
      .poll(() => count("generation where state in ('queued', 'running')").catch(() => -1), {
        timeout: long ? 600_000 : 60_000,
        interval: 300,
      })
      .toBe(0);
  }
  clearInterval(pace);
  const jobs = generationsOf(waits);

  const { rows: failed } = await db.query(
    "select fault, count(*)::int from generation where state <> 'ready' group by 1",
  );
  expect(JSON.stringify(failed)).toBe("[]");
  // each effect once: as many works as generations make, each of one, and nobody waits for what is over
  const texts = await count("generation where kind = 'reading'");
  const scripts = await count("generation where kind = 'listening'");
  expect(texts + scripts).toBe(jobs);
  expect(await count("content where origin = 'model'")).toBe(
    texts * worksOf.reading + scripts * worksOf.listening,
  );
  expect(await count("(select distinct content from generation) made")).toBe(jobs);
  expect(await count("waiting w join generation g on g.id = w.generation where g.state <> 'queued'")).toBe(0);
  for (const { learner, kind, id } of waits) {
    const call = kindCalls[kind].show as typeof kindCalls.reading.show;
    const shown = await granted(learner.at(running[0]?.url ?? "").ask(call, { params: { id } }));
    expect(shown).toMatchObject(
      kind === "completable-listening"
        ? { blankCount: expect.any(Number) }
        : { questionCount: expect.any(Number) },
    );
  }
  // a kill costs the questions that a worker had on its lips, and an answer or two that it had heard and not yet stored
  const needed = await count(
    "generation g join authored a on a.content = g.content, generate_series(1, (a.record->>'calls')::int)",
  );
  const cut = provider.asked.filter(({ left }) => left).length;
  expect(needed).toBeGreaterThan(jobs * 10);
  const again = provider.asked.length - needed;
  console.log(`generation-kills: ${provider.asked.length} asked, ${needed} needed, ${cut} cut`);
  expect(again).toBeLessThanOrEqual(cut + size.rounds * size.kills * 2);
});

/** How many have to be written for what is waited for. */
function generationsOf(waits: readonly Wait[]): number {
  const filled = waits.filter(({ kind }) => kind === "completable-listening").length;
  return waits.length - filled + Math.ceil(size.wishes / 2) * (filled / size.wishes);
}

interface Wait {
  learner: WireLearner;
  kind: Kind;
  id: string;
}

/** What learners want in a round, each about another topic. */
async function wishesOf(round: number): Promise<Wait[]> {
  const waits: Wait[] = [];
  for (const [at, context] of topics.slice(0, size.learners).entries()) {
    const kind = kinds[at % kinds.length] ?? "reading";
    const learner = await whoHadAll(`learner-${round}-${at}`, kind, context);
    for (let wish = 0; wish < size.wishes; wish += 1) {
      const call = kindCalls[kind].create as typeof kindCalls.reading.create;
      const { id } = await granted(learner.ask(call, { body: { context, level } }));
      waits.push({ learner, kind, id });
    }
  }
  return waits;
}

/** Kills one of the four after the other by lot, once in ten times with the database. */
async function kill(by: ReturnType<typeof chance>): Promise<void> {
  for (let kill = 0; kill < size.kills; kill += 1) {
    await sleep(by.whole(400, 1_200));
    const at = by.whole(0, roles.length - 1);
    if (kill % 10 === 9) await killPostgres(dataDir);
    await running[at]?.killGroup();
    await start(at);
  }
}
