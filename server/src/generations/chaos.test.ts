import { scriptOf } from "@salida/library/spoken/spoken-works.ts";
import { worksOf } from "@salida/library/works.ts";
import { levelOf } from "@salida/rules/levels.ts";
import { randomFrom } from "@salida/rules/random.ts";
import { topics } from "@salida/rules/topics.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answeredBy, ghostsOf, soundListenings, soundReadings } from "#authoring/test-ghost.ts";
import { openTestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { troubled } from "#engines/text/test-provider/troubled.ts";
import { aReading } from "#stock/test-works.ts";
import { content } from "#store/tables.ts";
import { aHouse, type House, type TestLearner } from "#test-house.ts";
import { create, isPending, show } from "./test-waiting.ts";

const long = Boolean(process.env.LONG);
const size = long ? { learners: 50, creates: 2_000, topics: 34 } : { learners: 8, creates: 40, topics: 4 };
const level = levelOf("B1");
const readings = [...soundReadings("B1")].map(({ reading }) => reading);
const listenings = [...soundListenings("B1")].map(({ listening }) => listening);
const kinds = ["reading", "listening", "completable-listening"] as const;
type Kind = (typeof kinds)[number];
const [shipped, ...heard] = listenings;
if (!shipped) throw new Error("There is no listening.");
const library = [
  ...Array.from({ length: 3 }, (_, at) =>
    aReading(`shipped ${at}`, { level, topic: "OTHER", stems: ["Who?", "Where?", "When?"] }),
  ),
  ...worksOf({ topic: "OTHER", level: "B1", readings: [], listenings: [shipped] }, new Set()),
];

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

type Said = ReturnType<typeof scriptOf>[number];

/** Creates one after another, and has each shown until it is there. */
async function practise(learner: TestLearner, times: number): Promise<string[]> {
  const origins: string[] = [];
  for (let left = times; left > 0; left -= 1) {
    const context = topics[random.whole(0, size.topics - 1)] ?? "OTHER";
    const kind = random.pick(kinds);
    origins.push(await ended(learner, kind, await create(learner, kind, context)));
  }
  return origins;
}

async function ended(learner: TestLearner, kind: Kind, id: string): Promise<string> {
  for (;;) {
    const shown = await show(learner, kind, id);
    if (!isPending(shown)) {
      expect((shown.questions ?? shown.blankWords)?.length).toBeGreaterThan(0);
      return shown.origin;
    }
    await new Promise((later) => setTimeout(later, 100));
  }
}

test(`of ${size.creates} that are asked for while every second answer is bad, each ends with content, and none broken`, {
  timeout: long ? 3_600_000 : 120_000,
}, async () => {
  const well = answeredBy(ghostsOf([...readings, ...heard]));
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
  const { rows } = await house.db.execute<{ title: string; body: { text: string; script: Said[] } }>(
    sql`select title, body from content where origin = 'model' and kind <> 'completable-listening'`,
  );
  for (const { title, body } of rows) {
    const whole = [...readings, ...heard].find((text) => text.title === title);
    if (whole && "speakers" in whole) expect(body.script).toEqual(scriptOf(whole));
    else expect(body.text.trim()).toBe(whole?.text.trim());
  }
  expect(house.log()).not.toContain('"msg":"fault"');
});
