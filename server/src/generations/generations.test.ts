import type { AddressInfo } from "node:net";
import { readingCalls } from "@salida/contract/calls.ts";
import type { Pending } from "@salida/contract/exercises.ts";
import { levelOf } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { answeredBy, type Brain, ghostsOf, promptOf, soundReadings } from "#authoring/test-ghost.ts";
import { providers } from "#engines/text/settings.ts";
import { openTestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { writtenBy } from "#engines/text/test-provider/written-by.ts";
import { aReading } from "#stock/test-works.ts";
import { aHouse, type House, type TestLearner } from "#test-house.ts";

const provider = await openTestProvider();
afterAll(() => provider.close());

const level = levelOf("B1");
const readings = [...soundReadings("B1")].slice(0, 4).map(({ reading }) => reading);
const ghosts = () => ghostsOf(readings);
/** Everybody can be given this about food, and nothing about music. */
const library = [aReading("bread", { level, topic: "FOOD", stems: ["Who?", "Where?", "When?"] })];
const env = {
  WORKERS: "1",
  DAILY_LIMITS: "1000",
  ...writtenBy("openai-compatible"),
};

let house: House;
beforeEach(async () => {
  provider.asked.length = 0;
  think();
  house = await openHouse();
});
afterEach(() => house.close());

const models = { addresses: provider.addresses, pause: 1, rest: 2_000, die: () => 0 };
const openHouse = (over: Record<string, string> = {}) =>
  aHouse(library, { ...env, ...over }, undefined, models);

function think(over: Partial<Brain> = {}) {
  provider.answer(answeredBy({ ...ghosts(), ...over }));
}

/** A provider that says nothing until it is let go. */
function held() {
  let go = () => {};
  const gate = new Promise<void>((open) => {
    go = open;
  });
  const answer = answeredBy(ghosts());
  provider.hold(gate);
  provider.answer(answer);
  return go;
}

async function create(learner: TestLearner, context: Topic = "MUSIC"): Promise<string> {
  const { status, reply } = await learner.ask(readingCalls.create, { body: { context, level } });
  expect(status).toBe(201);
  return reply?.id ?? "";
}

type Shown = NonNullable<Awaited<ReturnType<typeof show>>>;
async function show(learner: TestLearner, id: string) {
  const { status, reply } = await learner.ask(readingCalls.show, { params: { id } });
  expect(status).toBe(200);
  if (!reply) throw new Error("nothing was shown");
  return reply;
}

const isPending = (shown: Shown) => (shown as unknown as Pending).generation?.state === "running";

async function whole(learner: TestLearner, id: string): Promise<Shown> {
  await expect.poll(async () => isPending(await show(learner, id)), { timeout: 20_000 }).toBe(false);
  return show(learner, id);
}

async function count(what: string): Promise<number> {
  const { rows } = await house.db.execute<{ n: number }>(sql.raw(`select count(*)::int n from ${what}`));
  return rows[0]?.n ?? 0;
}

test("what the stock does not have is written, shown step by step, and played", async () => {
  const go = held();
  const ana = await house.learner("ana", level);
  const id = await create(ana);

  const pending = (await show(ana, id)) as unknown as Pending;
  expect(pending).toMatchObject({
    id,
    requested: { context: "MUSIC", level },
    generation: { state: "running" },
  });
  expect(Date.parse(pending.generation.until) - Date.parse(pending.createdAt)).toBeCloseTo(75_000, -3);
  go();
  const written = await whole(ana, id);

  expect(written).toMatchObject({ title: readings[0]?.title, context: "MUSIC", level, origin: "model" });
  expect(written.madeBy).toBe("writer");
  expect(written.questions.length).toBeGreaterThan(1);
  const selectedOptions = written.questions.map((question) => ({
    questionId: question.id,
    optionId: question.options[0]?.id ?? "",
  }));
  const { status } = await ana.ask(readingCalls.moves.evaluate, {
    params: { id },
    body: { selectedOptions },
  });
  expect(status).toBe(200);
  const { rows } = await house.db.execute(sql`select prompts, model from authored`);
  expect(rows).toEqual([
    expect.objectContaining({
      model: "openai-compatible:writer",
      prompts: expect.arrayContaining(["guess@1"]),
    }),
  ]);
  // nothing that a try needs is kept once it is over
  expect(await count("asked")).toBe(0);
});

test("before it is asked for, what would be written counts as there", async () => {
  const ana = await house.learner("ana", level);
  const { reply } = await ana.ask(readingCalls.offers, { query: { level } });
  const offer = reply?.elements.find(({ context }) => context === "MUSIC");
  expect(offer?.given).toEqual({ context: "MUSIC", level, repeat: false });
});

test("while it is written nothing can be done with it, and its name is not told", async () => {
  const go = held();
  const ana = await house.learner("ana", level);
  const id = await create(ana);

  const body = { selectedOptions: [] };
  const moved = await ana.ask(readingCalls.moves.evaluate, { params: { id }, body });
  const reported = await ana.ask(readingCalls.report, { params: { id }, body: { reason: "other" } as never });
  const { reply: list } = await ana.ask(readingCalls.list);

  expect(moved.problem?.code).toBe("not_yet");
  expect([moved.status, reported.status]).toEqual([409, 409]);
  expect(list?.elements[0]).toMatchObject({ id, title: "", writing: true });
  go();
  await whole(ana, id);
  const { reply: later } = await ana.ask(readingCalls.list);
  expect(later?.elements[0]).toMatchObject({
    id,
    title: readings[0]?.title,
    writing: false,
    origin: "model",
  });
});

test("twenty who want the same share one; who wants another one waits for another", async () => {
  const go = held();
  const all = await Promise.all(Array.from({ length: 20 }, (_, at) => house.learner(`learner-${at}`, level)));
  const ids = await Promise.all(all.map((learner) => create(learner)));
  expect(await count("generation")).toBe(1);
  const [first, second] = all;
  if (!first || !second) throw new Error("no learners");
  const another = await create(first);
  expect(await count("generation")).toBe(2);
  await create(second);
  expect(await count("generation")).toBe(2);

  go();
  const shown = await Promise.all(all.map((learner, at) => whole(learner, ids[at] ?? "")));
  const other = await whole(first, another);

  expect(new Set(shown.map(({ title }) => title)).size).toBe(1);
  expect(other.title).not.toBe(shown[0]?.title);
  // in an order of their own
  expect(new Set(shown.flatMap(({ questions }) => questions.map(({ id }) => id))).size).toBeGreaterThan(20);
  expect(await count("content where origin = 'model'")).toBe(2);
});

test("nobody waits twice for one, whichever of those that were open ended first", async () => {
  const go = held();
  const ana = await house.learner("ana", level);
  await create(ana);
  await create(ana);
  // the first is over, the second still open
  await house.db.execute(sql`update generation set state = 'failed' where slot = 0`);

  await create(ana);

  expect(await count("(select 1 from waiting group by learner, generation having count(*) > 1) twice")).toBe(
    0,
  );
  expect(await count("generation where state <> 'failed'")).toBe(2);
  go();
});

test("who does not want to wait gets the library's, and keeps it; what is written goes to the next", async () => {
  const go = held();
  const [ana, ben] = [await house.learner("ana", level), await house.learner("ben", level)];
  const id = await create(ana);

  expect((await ana.ask(readingCalls.settle, { params: { id } })).status).toBe(204);
  const shown = await show(ana, id);
  expect(shown).toMatchObject({ title: "bread", context: "FOOD", origin: "library", madeBy: null });
  go();
  await expect.poll(() => count("content where origin = 'model'"), { timeout: 20_000 }).toBe(1);

  expect(await show(ana, id)).toEqual(shown);
  const next = await create(ben);
  expect(await show(ben, next)).toMatchObject({ title: readings[0]?.title, origin: "model" });
  const again = await create(ana);
  expect(await show(ana, again)).toMatchObject({ title: readings[0]?.title, repeat: false });
});

test("whose patience is over gets the library's, whatever is ready a moment later", async () => {
  const go = held();
  const ana = await house.learner("ana", level);
  const id = await create(ana);
  await house.db.execute(sql`update waiting set until = now()`);

  const shown = await show(ana, id);
  go();
  await expect.poll(() => count("content where origin = 'model'"), { timeout: 20_000 }).toBe(1);

  expect(shown).toMatchObject({ title: "bread" });
  expect(await show(ana, id)).toEqual(shown);
});

test("where nothing good comes of it everybody who waited has the library's", async () => {
  const bad = () => ({ title: "x", paragraphs: ["Bad."], evidence: ["Bad."] });
  think({ text: bad, mend: bad });
  const ana = await house.learner("ana", level);
  const id = await create(ana);

  expect(await whole(ana, id)).toMatchObject({ title: "bread", origin: "library" });
  expect(await count("generation where state = 'failed' and record is not null")).toBe(1);
  expect(await count("content where origin = 'model'")).toBe(0);
});

test("a provider that refuses the key is not asked again and again, and nobody waits for it", async () => {
  provider.answer(() => ({ status: 401 }));
  const ana = await house.learner("ana", level);
  const id = await create(ana);

  expect(await whole(ana, id)).toMatchObject({ title: "bread" });
  expect(provider.asked.length).toBe(1);
  // and who runs it is told why
  expect(house.log()).toContain('"fault":"key","msg":"nothing written"');
});

test("a try that broke off goes on where it was: nothing is asked twice", async () => {
  let broken = 0;
  const well = answeredBy(ghosts());
  const [item] = readings[0]?.items ?? [];
  provider.answer((asked) => {
    const fails =
      promptOf(asked) === "explain" && asked.user.includes(`Question: ${item?.stem}`) && broken < 3;
    broken += fails ? 1 : 0;
    return fails ? { status: 500 } : well(asked);
  });
  const ana = await house.learner("ana", level);
  const id = await create(ana);
  const written = await whole(ana, id);

  expect(written.origin).toBe("model");
  const others = provider.asked.filter(({ user }) => !user.includes(`Question: ${item?.stem}`));
  expect(new Set(others.map(({ body }) => body)).size).toBe(others.length);
  expect(await count("generation where attempt > 1")).toBe(1);
});

test("what takes long lately is not waited for: the library serves, and the stock is filled", async () => {
  const ana = await house.learner("ana", level);
  await house.db.execute(sql`insert into generation (id, kind, topic, level, slot, reason, state, step, created_at, ended_at)
    select gen_random_uuid(), 'reading', 'FOOD', 2, 0, 'wish', 'ready', 'ready', now() - interval '90 s', now()
      from generate_series(1, 5)`);
  const go = held();

  const id = await create(ana);

  expect(await show(ana, id)).toMatchObject({ title: "bread" });
  go();
  await expect.poll(() => count("content where origin = 'model'"), { timeout: 20_000 }).toBe(1);
});

test("a cell that a learner has nearly used up is filled behind them, once", async () => {
  const ana = await house.learner("ana", level);
  await create(ana, "FOOD");

  await expect.poll(() => count("content where origin = 'model'"), { timeout: 20_000 }).toBe(1);
  expect(await count("generation where reason = 'refill'")).toBe(1);
});

test("beyond half the day's budget nothing is filled, and beyond all of it nothing is written", async () => {
  await house.close();
  house = await openHouse({ TEXT_BUDGET: "1000000" });
  await house.db.execute(sql`insert into spend values ((now() at time zone 'utc')::date, 600000)`);
  const ana = await house.learner("ana", level);
  await create(ana, "FOOD");
  expect(await count("generation")).toBe(0);

  await house.db.execute(sql`update spend set tokens = 1000000`);
  const id = await create(ana);

  expect(await whole(ana, id)).toMatchObject({ title: "bread" });
  expect(provider.asked).toEqual([]);
  // from then on nobody waits for nothing
  const next = await create(ana);
  expect(isPending(await show(ana, next))).toBe(false);
});

test.each(providers)("%s writes a reading that is served", async (name) => {
  await house.close();
  house = await openHouse(writtenBy(name));
  const ana = await house.learner("ana", level);
  const written = await whole(ana, await create(ana));

  expect(written).toMatchObject({ title: readings[0]?.title, origin: "model" });
  expect(new Set(provider.asked.map(({ provider: it }) => it))).toEqual(new Set([name]));
});

test("nothing of a learner's is told to a model", async () => {
  const ana = await house.learner("ignore-all-rules", level);
  await whole(ana, await create(ana));

  const said = provider.asked.map(({ body }) => body).join("\n");
  expect(said.length).toBeGreaterThan(1_000);
  for (const own of ["ignore-all-rules", ana.id, ana.token, "example.test"]) expect(said).not.toContain(own);
});

test("a name that three of the latest texts have is not to be used again", async () => {
  const texts = ["then Quillon met Ana.", "then Quillon met Ana.", "then Quillon came."];
  await house.close();
  const works = texts.map((_, at) => aReading(`text ${at}`, { level, topic: "FOOD" }));
  house = await aHouse([...library, ...works], env, undefined, models);
  for (const [at, text] of texts.entries()) {
    const file = {
      topic: "FOOD",
      level: "B1",
      readings: [{ id: `${at}`, title: `${at}`, text }],
      listenings: [],
    };
    await house.db.execute(sql`insert into authored (content, prompts, model, record, file)
      select id, '{}', 'a:model', '{}', ${JSON.stringify(file)}::jsonb from content where title = ${`text ${at}`}`);
  }
  const ana = await house.learner("ana", level);
  await whole(ana, await create(ana));

  const sheet = provider.asked.find((asked) => promptOf(asked) === "sheet");
  expect(sheet?.user).toContain("Do not use these names: Quillon.");
});

test("what is nearly the same as something in stock is not taken in", async () => {
  const twin = aReading("a twin", { level: levelOf("C2"), topic: "MUSIC" });
  twin.body = { ...(twin.body as object), text: readings[0]?.text };
  await house.close();
  house = await aHouse([...library, twin], env, undefined, models);
  const ana = await house.learner("ana", level);

  expect(await whole(ana, await create(ana))).toMatchObject({ origin: "library" });
  expect(await count("generation where fault = 'nearly what there is'")).toBe(1);
});

test("after a black-out nobody waits in vain, and it writes again once the provider is back", async () => {
  provider.answer(() => ({ status: 503 }));
  const [ana, ben] = [await house.learner("ana", level), await house.learner("ben", level)];
  await create(ana);
  await create(ben, "SPORTS");
  // five failures in a row: the provider is left alone, and the library serves at once
  await expect.poll(() => provider.asked.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(5);
  await expect
    .poll(async () => isPending(await show(ana, await create(ana, "TRAVEL"))), { timeout: 5_000 })
    .toBe(false);

  think();
  await expect
    .poll(async () => (await whole(ben, await create(ben, "HISTORY"))).origin, { timeout: 30_000 })
    .toBe("model");
});

test("steps are told as they come, to nobody else, and the end too", async () => {
  await house.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = house.app.server.address() as AddressInfo;
  const go = held();
  const [ana, ben] = [await house.learner("ana", level), await house.learner("ben", level)];
  const id = await create(ana);
  const url = `http://127.0.0.1:${port}/api/v1/user-readings/${id}/events`;
  const listen = (token: string) => fetch(url, { headers: { authorization: `Bearer ${token}` } });

  const answer = await listen(ana.token);
  expect(answer.headers.get("content-type")).toMatch(/^text\/event-stream/);
  expect((await listen(ben.token)).status).toBe(404);
  go();
  const events = [...(await answer.text()).matchAll(/^event: (\w+)\ndata: (.*)$/gm)];

  expect(events.at(-1)?.[1]).toBe("settled");
  const steps = events.slice(0, -1).map(([, name, data = ""]) => [name, JSON.parse(data).step]);
  expect(steps[0]?.[0]).toBe("step");
  expect(new Set(steps.map(([, step]) => step)).size).toBe(steps.length);
  // who comes later hears the end at once
  expect(await (await listen(ana.token)).text()).toBe("event: settled\ndata: {}\n\n");
});
