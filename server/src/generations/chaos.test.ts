import { readingCalls } from "@salida/contract/calls.ts";
import { levelOf } from "@salida/rules/levels.ts";
import { randomFrom } from "@salida/rules/random.ts";
import { topics } from "@salida/rules/topics.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answeredBy, ghostsOf, soundReadings } from "#authoring/test-ghost.ts";
import { openTestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { troubled } from "#engines/text/test-provider/troubled.ts";
import { aReading } from "#stock/test-works.ts";
import { content } from "#store/tables.ts";
import { aHouse, type House, type TestLearner } from "#test-house.ts";

const long = Boolean(process.env.LONG);
const size = long ? { learners: 50, creates: 2_000, topics: 34 } : { learners: 8, creates: 40, topics: 4 };
const level = levelOf("B1");
const readings = [...soundReadings("B1")].map(({ reading }) => reading);
const library = Array.from({ length: 3 }, (_, at) =>
  aReading(`shipped ${at}`, { level, topic: "OTHER", stems: ["Who?", "Where?", "When?"] }),
);

const provider = await openTestProvider();
const random = randomFrom("chaos");
let house: House;
beforeAll(async () => {
  house = await aHouse(
    library,
    {
      WORKERS: "1",
      DAILY_LIMITS: "100000",
      TEXT_MODEL: "openai-compatible:writer",
      OPENAI_COMPATIBLE_URL: "http://127.0.0.1:1/v1",
      TEXT_IDLE: "3",
      TEXT_CONCURRENCY: "8",
    },
    undefined,
    { addresses: provider.addresses, pause: 1, rest: 500, die: () => 0 },
  );
});
afterAll(() => house.close());
afterAll(() => provider.close());

/** Creates one after another, and has each shown until it is there. */
async function practise(learner: TestLearner, times: number): Promise<string[]> {
  const origins: string[] = [];
  for (let left = times; left > 0; left -= 1) {
    const context = topics[random.whole(0, size.topics - 1)] ?? "OTHER";
    const created = await learner.ask(readingCalls.create, { body: { context, level } });
    expect(created.status).toBe(201);
    origins.push(await ended(learner, created.reply?.id ?? ""));
  }
  return origins;
}

async function ended(learner: TestLearner, id: string): Promise<string> {
  for (;;) {
    const { status, reply } = await learner.ask(readingCalls.show, { params: { id } });
    expect(status).toBe(200);
    if (reply?.generation === null) {
      expect(reply.questions.length).toBeGreaterThan(0);
      expect(reply.text.length).toBeGreaterThan(5);
      return reply.origin;
    }
    await new Promise((later) => setTimeout(later, 100));
  }
}

test(`of ${size.creates} that are asked for while every second answer is bad, each ends with content, and none broken`, {
  timeout: long ? 3_600_000 : 120_000,
}, async () => {
  const well = answeredBy(ghostsOf(readings));
  provider.answer((asked) => troubled(well(asked), random.next()));
  const learners = await Promise.all(
    Array.from({ length: size.learners }, (_, at) => house.learner(`learner-${at}`, level)),
  );
  // who waits here has little patience, but in the long run the usual one
  const hurry = setInterval(() => {
    if (!long)
      house.db
        .execute(sql`update waiting set until = now() where until < now() + interval '68 s'`)
        .catch(() => undefined);
  }, 200);

  const times = Math.ceil(size.creates / size.learners);
  const origins = (await Promise.all(learners.map((learner) => practise(learner, times)))).flat();
  clearInterval(hurry);

  expect(origins).toHaveLength(times * size.learners);
  const written = origins.filter((origin) => origin === "model").length;
  console.log(`chaos: ${written} of ${origins.length} by the model`);
  // what came too late for those who waited is there for the next
  const made = () => house.db.$count(content, eq(content.origin, "model"));
  await expect.poll(made, { timeout: 30_000 }).toBeGreaterThan(0);
  // what is in stock has passed everything
  const { rows } = await house.db.execute<{ title: string; text: string }>(
    sql`select title, body->>'text' text from content where origin = 'model'`,
  );
  for (const { title, text } of rows) {
    const whole = readings.find((reading) => reading.title === title);
    expect(text.trim()).toBe(whole?.text.trim());
  }
  expect(house.log()).not.toContain('"msg":"fault"');
});
