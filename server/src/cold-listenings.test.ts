import { setTimeout as sleep } from "node:timers/promises";
import { listeningCalls, readingCalls } from "@salida/contract/calls.ts";
import type { LibraryWork } from "@salida/library/work.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listeningSample } from "#kinds/listening/sample.ts";
import { readingSample } from "#kinds/reading/sample.ts";
import { aHouse, type House, type TestLearner, whole } from "./test-house.ts";

const numbers = [
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** Works that differ in what is said, so that each is spoken by itself. */
function listeningWork(at: number): LibraryWork {
  const text = `This is story ${numbers[at]}. The guard hides the rope. Nobody sees it. It is late.`;
  const script = [{ speaker: null, voice: "woman", text }];
  const { content, items } = listeningSample;
  return workOf(`cold-${at}`, "listening", { ...(content as object), script }, items);
}

function workOf(name: string, kind: LibraryWork["kind"], body: unknown, items: string[]): LibraryWork {
  return { name, kind, topic: "MYSTERY", level: 2, title: name, words: 50, items, body };
}

let house: House;
beforeAll(async () => {
  const listenings = numbers.map((_, at) => listeningWork(at));
  const reading = workOf("calm", "reading", readingSample.content, readingSample.items);
  house = await aHouse([...listenings, reading], { WORKERS: "1" });
});
afterAll(() => house.close());

async function created(learner: TestLearner): Promise<string> {
  const { status, reply } = await learner.ask(listeningCalls.create, {
    body: { context: "MYSTERY", level: 2 },
  });
  expect(status).toBe(201);
  return reply?.id ?? "";
}

async function shown(learner: TestLearner, id: string) {
  const { status, reply } = await learner.ask(listeningCalls.show, { params: { id } });
  expect(status).toBe(200);
  if (!reply) throw new Error("a listening was not shown");
  // either it can be heard, or it is told how far it is
  expect(reply.audio === null).toBe(reply.generation?.state === "running");
  expect(reply.questions.length).toBeGreaterThan(0);
  return reply;
}

test("the listening that a learner will be given next is spoken while nothing else is to be done", {
  timeout: 60_000,
}, async () => {
  const cat = await house.learner("cat", 2);
  const first = await created(cat);
  await whole(() => shown(cat, first));

  const count = async () =>
    (await house.db.execute<{ n: number }>(sql`select count(*)::int n from media where name is not null`))
      .rows[0]?.n;
  await expect.poll(count, { timeout: 50_000 }).toBe(2);
  const next = await shown(cat, await created(cat));

  expect(next.audio?.seconds).toBeGreaterThan(1);
  const jobs = await house.db.execute(sql`select data from jobs.job where name = 'voice'`);
  expect(jobs.rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(jobs.rows)).not.toContain(cat.id);
});

test("twenty listenings that nobody has heard, asked for at once by two learners: each is answered, and each ends with sound", {
  timeout: 120_000,
}, async () => {
  const [ann, bob, eve] = await Promise.all(["ann", "bob", "eve"].map((name) => house.learner(name, 2)));
  if (!ann || !bob || !eve) throw new Error("no learners");
  const asked = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const learner = at % 2 ? ann : bob;
      return { learner, id: await created(learner) };
    }),
  );

  let waiting = true;
  const hearing = Promise.all(asked.map(({ learner, id }) => whole(() => shown(learner, id)))).finally(() => {
    waiting = false;
  });
  // somebody else asks for something else meanwhile
  let calls = 0;
  while (waiting) {
    expect((await eve.ask(readingCalls.list, {})).status).toBe(200);
    calls += 1;
    await sleep(50);
  }
  const heard = await hearing;

  expect(heard.every(({ audio }) => (audio?.seconds ?? 0) > 1)).toBe(true);
  expect(calls).toBeGreaterThan(0);
  expect((await house.app.inject(heard[0]?.audio?.url ?? "")).statusCode).toBe(200);
});
