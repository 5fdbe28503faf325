import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { SpeechFault, type Spoken } from "#engines/speech/speech.ts";
import type { Ask, TextEngine } from "#engines/text/text.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { type Meter, openMeter } from "./meter.ts";
import { metered } from "./metered.ts";
import { meteredSpeech } from "./metered-speech.ts";
import { meteredTranscription } from "./metered-transcription.ts";

let database: TestDatabase;
const now = () => new Date();
const learner = "01900000-0000-7000-8000-000000000001";
beforeAll(async () => {
  database = await aDatabase();
  await database.db.execute(sql`insert into learner (id, level) values (${learner}, 2)`);
});
beforeEach(() => database.db.execute(sql`delete from spend`));
beforeEach(() => database.db.execute(sql`delete from learner_spend`));
afterAll(() => database.drop());

/** An engine that answers everything, or fails, and counts how often it was asked. */
function anEngine(fails = false): TextEngine & { asked: number } {
  const engine = {
    asked: 0,
    modelOf: () => "openai:some-model",
    ready: () => true,
    async ask() {
      engine.asked += 1;
      if (fails) throw new Error("down");
      const tokens = { in: 60, kept: 0, out: 40 };
      return { value: {}, by: "openai:some-model", rung: "schema", tokens, first: 1, took: 2 };
    },
    async *say() {
      engine.asked += 1;
      yield "p".repeat(30);
      if (fails) throw new Error("down");
      yield "p".repeat(30);
      return { by: "openai:some-model", tokens: { in: 60, kept: 0, out: 40 }, first: 1, took: 2 };
    },
  };
  return engine as unknown as TextEngine & { asked: number };
}

const prompt = { id: "a-prompt", version: 1, stable: "s".repeat(300), volatile: "" };
const ask: Ask<unknown> = { role: "writer", prompt, shape: z.unknown(), most: 100, total: 1_000 };

async function spent(): Promise<number> {
  const { rows } = await database.db.execute<{ tokens: string }>(sql`select tokens from spend`);
  return Number(rows[0]?.tokens ?? 0);
}

test("what a call took is counted, not what was set aside for it", async () => {
  await metered(anEngine(), openMeter(database.db, {}, now)).ask(ask);

  expect(await spent()).toBe(100);
});

test("of many at once only those are asked that the budget holds, to the call", async () => {
  const engine = anEngine();
  // 200 are set aside for each, of which 100 come back
  const meter = openMeter(database.db, { TEXT_BUDGET: 1_000 }, now);
  const both = metered(engine, meter);

  const first = await Promise.allSettled(Array.from({ length: 40 }, () => both.ask(ask)));
  while ((await both.ask(ask).catch(() => undefined)) !== undefined);

  expect(first.some(({ status }) => status === "rejected")).toBe(true);
  expect(engine.asked).toBe(9);
  expect(await spent()).toBe(900);
  expect(both.ready("writer")).toBe(false);
  await expect(both.ask(ask)).rejects.toMatchObject({ why: "budget" });
  expect(await meter.share()).toBeCloseTo(0.9);
});

test("a day later there is a budget again", async () => {
  let today = new Date();
  const meter = openMeter(database.db, { TEXT_BUDGET: 1 }, () => today);
  expect(await meter.reserve(2)).toBeUndefined();
  expect(meter.over()).toBe(true);

  today = new Date(today.getTime() + 86_400_000);

  expect(meter.over()).toBe(false);
});

test("a call that fails has taken its question, and no more", async () => {
  await expect(metered(anEngine(true), openMeter(database.db, {}, now)).ask(ask)).rejects.toThrow("down");

  expect(await spent()).toBe(100);
});

test("a learner's own budget ends while others go on", async () => {
  const meter: Meter = openMeter(database.db, { LEARNER_TEXT_BUDGET: 300 }, now);
  const settle = await meter.reserve(200, learner);
  await settle?.(150);

  expect(await meter.reserve(200, learner)).toBeUndefined();
  expect(await meter.reserve(150, learner)).toBeDefined();
  expect(await meter.reserve(200)).toBeDefined();
  // what the learner was refused is not counted in all
  expect(await spent()).toBe(500);
  expect(meter.over()).toBe(false);
});

test("what is said counts when it is over, when it breaks off and when nobody hears it to its end", async () => {
  const meter = openMeter(database.db, { LEARNER_TEXT_BUDGET: 450 }, now);
  const say = { ...ask, learner };
  const heard: string[] = [];
  for await (const piece of metered(anEngine(), meter).say(say)) heard.push(piece);
  expect([heard.length, await spent()]).toEqual([2, 100]);

  const broken = metered(anEngine(true), meter).say(say);
  await broken.next();
  await expect(broken.next()).rejects.toThrow("down");
  expect(await spent()).toBe(210);

  for await (const _ of metered(anEngine(), meter).say(say)) break;
  expect(await spent()).toBe(320);

  const engine = anEngine();
  await expect(metered(engine, meter).say(say).next()).rejects.toMatchObject({ why: "budget" });
  expect(engine.asked).toBe(0);
});

test("what is spoken is counted by its characters, and what failed by those that were spoken", async () => {
  const meter = openMeter(database.db, { TEXT_BUDGET: 100, LEARNER_TEXT_BUDGET: 1_000 }, now);
  let fault: SpeechFault | undefined = new SpeechFault("it broke", { spent: 10 });
  const speech = meteredSpeech(
    {
      speak: () => (fault ? Promise.reject(fault) : Promise.resolve({ words: 1 } as Spoken)),
      close: async () => undefined,
    },
    meter,
  );
  const speak = () => speech.speak([{ voice: "man", text: "p".repeat(30) }], 2, { who: "a", learner });

  await expect(speak()).rejects.toThrow("it broke");
  fault = undefined;
  expect(await meter.share()).toBe(0.2);
  expect(await speak()).toEqual({ words: 1 });
  expect(await meter.share()).toBe(0.8);
  await expect(speak()).rejects.toThrow("the day's tokens are used up");
});

test("a recording is counted by its length, and beyond the budget nobody is asked", async () => {
  const meter = openMeter(database.db, { TEXT_BUDGET: 1_000, LEARNER_TEXT_BUDGET: 100 }, now);
  let asked = 0;
  const engine = meteredTranscription(
    {
      name: "an ear",
      hear: async () => {
        asked += 1;
        return "I said it.";
      },
      close: async () => undefined,
    },
    meter,
  );
  const hear = () => engine.hear({ bytes: new Uint8Array(), seconds: 2 }, learner);

  expect(await hear()).toBe("I said it.");
  await expect(hear()).rejects.toThrow("the day's tokens are used up");
  expect(asked).toBe(1);
  expect(await meter.share()).toBe(0.06);
});

test("what was counted while the clock was ahead takes nothing of today", async () => {
  const ahead = sql`(now() at time zone 'utc')::date + 3`;
  await database.db.execute(sql`insert into spend (day, tokens) select ${ahead}, 5000`);
  await database.db.execute(
    sql`insert into learner_spend (learner, day, tokens) select ${learner}, ${ahead}, 5000`,
  );
  const settle = await openMeter(database.db, {}, now).reserve(900, learner);

  await settle?.(100);

  const { rows } = await database.db.execute(sql`
    select s.tokens::int "all", l.tokens::int own from spend s join learner_spend l using (day) order by day`);
  expect(rows).toEqual([
    { all: 100, own: 100 },
    { all: 5000, own: 5000 },
  ]);
});
