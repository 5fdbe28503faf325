import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { type Asked, openTestProvider, type Reply } from "#engines/text/test-provider/open-test-provider.ts";
import { completed, given, reporting } from "#reports/test-reports.ts";
import { aReading } from "#stock/test-works.ts";
import { aHouse, type House } from "#test-house.ts";

const provider = await openTestProvider();
// nobody writes here, so that all that is asked is asked of the solver
const remote = { SOLVER_MODEL: "openai:solver", OPENAI_API_KEY: "some-key" };
const library = Array.from({ length: 12 }, (_, at) => aReading(`text ${at}`, { stems: ["1", "2"] }));
const house: House = await aHouse(library, { WORKERS: "1", DAILY_LIMITS: "1000", ...remote }, undefined, {
  addresses: provider.addresses,
  pause: 1,
  die: () => 0,
});
afterAll(async () => {
  await house.close();
  await provider.close();
});
beforeEach(async () => {
  await house.db.execute(sql`delete from withdrawn`);
  // of three in different tests the third would withdraw it
  await house.db.execute(sql`delete from report`);
  // what failed would be tried again in the midst of another test
  await house.db.execute(sql`delete from jobs.job where name = 'solve-again'`);
  provider.asked.length = 0;
});

/** What a solver says: the option it takes for right, and the others that could be. */
const says = (asked: Asked, answer: string, ...others: string[]): Reply => {
  const letter = (option: string) =>
    [...asked.user.matchAll(/^([A-D])\) (.*)$/gm)].find(([, , it]) => it === option)?.[1];
  return {
    text: JSON.stringify({ answer: letter(answer), quote: "It was so.", others: others.map(letter) }),
  };
};

const withdrawn = async () =>
  (await house.db.execute<{ reason: string }>(sql`select item, reason from withdrawn`)).rows;
/** Tries that are asked for or begun; one that failed waits for a while before the next. */
const underWay = async () => {
  const { rows } = await house.db.execute(
    sql`select from jobs.job where name = 'solve-again' and state in ('created', 'active')`,
  );
  return rows.length;
};
let learners = 0;
/** A learner of their own reports a question; what is withdrawn once nothing is left to do. */
async function afterReport(): Promise<{ item: string; rows: Awaited<ReturnType<typeof withdrawn>> }> {
  learners += 1;
  const learner = await house.learner(`learner-${learners}`, 2);
  const reading = await completed(learner);
  const { status } = await reporting(learner, reading, "1");
  expect(status).toBe(204);
  await vi.waitFor(async () => expect(await underWay()).toBe(0), { timeout: 20_000, interval: 50 });
  return { item: `${reading.title} 1`, rows: await withdrawn() };
}

test("a question whose key both tries prove wrong is withdrawn after its first report, within seconds", async () => {
  provider.answer((asked) => says(asked, "Worse"));
  const from = performance.now();

  const { item, rows } = await afterReport();

  expect(rows).toEqual([{ item, reason: "solved_again" }]);
  expect(performance.now() - from).toBeLessThan(20_000);
  expect(house.log()).toMatch(/"item":"text \d+ 1","reason":"solved_again","msg":"withdrawn"/);
  const after = await house.learner(`after-${learners}`, 2);
  const next = await Promise.all(library.map(() => given(after)));
  const one = next.find(({ title }) => item.startsWith(`${title} `));
  expect(one?.questions.map(({ question }) => question)).toEqual(["2"]);
});

test("it is asked twice of the solver, each option at another place, with the text and no word of a learner", async () => {
  provider.answer((asked) => says(asked, "Right"));
  await afterReport();

  const orders = provider.asked.map(({ user }) => [...user.matchAll(/^[A-D]\) (.*)$/gm)].map(([, it]) => it));
  expect(orders).toHaveLength(2);
  expect(orders[0]?.toReversed()).toEqual(orders[1]);
  expect(provider.asked.map(({ provider: name }) => name)).toEqual(["openai", "openai"]);
  for (const { user, body } of provider.asked) {
    expect(user).toContain("It was so.");
    expect(body).not.toMatch(/learner-|unclear/);
  }
});

test.each<[string, (asked: Asked, count: number) => Reply, boolean]>([
  ["finds the key", (asked) => says(asked, "Right"), false],
  ["can defend another option each time", (asked) => says(asked, "Right", "Wrong"), true],
  ["can defend another option once", (asked, n) => says(asked, "Right", ...(n % 2 ? ["Wrong"] : [])), false],
  ["takes another option and another again", (asked, n) => says(asked, n % 2 ? "Wrong" : "Worse"), false],
  [
    "takes another option once and defends it once",
    (asked, n) => (n % 2 ? says(asked, "Worse") : says(asked, "Right", "Worse")),
    true,
  ],
  ["answers garbage", () => ({ text: "no letter at all" }), false],
  ["refuses the key", () => ({ status: 401 }), false],
])("a solver that %s", { timeout: 60_000 }, async (_, brain, gone) => {
  let count = 0;
  provider.answer((asked) => brain(asked, ++count));
  const learner = await house.learner(`other-${++learners}`, 2);
  const reading = await completed(learner);
  await reporting(learner, reading, "1");
  await vi.waitFor(() => expect(provider.asked.length).toBeGreaterThanOrEqual(2), { timeout: 20_000 });
  await vi.waitFor(async () => expect(await underWay()).toBe(0), { timeout: 20_000 });
  expect(await withdrawn()).toHaveLength(gone ? 1 : 0);
});

test("a report of the whole asks nobody", async () => {
  provider.answer((asked) => says(asked, "Worse"));
  const learner = await house.learner("whole", 2);
  await reporting(learner, await given(learner));

  expect(await underWay()).toBe(0);
  expect(provider.asked).toEqual([]);
});

test("without a model a report is kept and nobody is asked", async () => {
  const plain = await aHouse(library.slice(0, 1), { WORKERS: "1" });
  try {
    const learner = await plain.learner("learner", 2);
    await reporting(learner, await completed(learner), "1");

    expect((await plain.db.execute(sql`select from report`)).rows).toHaveLength(1);
    expect((await plain.db.execute(sql`select from jobs.job where name = 'solve-again'`)).rows).toEqual([]);
  } finally {
    await plain.close();
  }
});
