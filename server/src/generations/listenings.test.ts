import { kindCalls } from "@salida/contract/calls.ts";
import { commonWords } from "@salida/library/common-words.ts";
import { worksOf } from "@salida/library/works.ts";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { answeredBy, type Brain, ghostsOf, soundListenings } from "#authoring/test-ghost.ts";
import { providers } from "#engines/text/settings.ts";
import { openTestProvider } from "#engines/text/test-provider/open-test-provider.ts";
import { writtenBy } from "#engines/text/test-provider/written-by.ts";
import { aHouse, type House, whole } from "#test-house.ts";
import { count, create, isPending, level, play, show, written } from "./test-waiting.ts";

const provider = await openTestProvider();
afterAll(() => provider.close());

const [shipped, ...placed] = [...soundListenings("B1")];
if (!shipped) throw new Error("There is no listening.");
/** Everybody can be given this about food, and nothing about music: a listening and its fill-ins. */
const library = worksOf(
  { topic: "FOOD", level: "B1", readings: [], listenings: [shipped.listening] },
  commonWords,
);
const listenings = placed.map(({ listening }) => listening);
const env = {
  WORKERS: "1",
  DAILY_LIMITS: "1000",
  ...writtenBy("openai-compatible"),
};
const models = { addresses: provider.addresses, pause: 1, rest: 2_000, die: () => 0 };
const openHouse = (over: Record<string, string> = {}) =>
  aHouse(library, { ...env, ...over }, undefined, models);
const fillIn = "completable-listening";
const made = "content where origin = 'model'";

let house: House;
beforeEach(async () => {
  provider.asked.length = 0;
  think();
  house = await openHouse();
});
afterEach(() => house.close());

function think(over: Partial<Brain> = {}) {
  provider.answer(answeredBy({ ...ghostsOf(listenings), ...over }));
}

/** A provider that says nothing until it is let go. */
function held() {
  let go = () => {};
  provider.hold(
    new Promise<void>((open) => {
      go = open;
    }),
  );
  return go;
}

const titled = (title: string) => listenings.find((it) => title.startsWith(it.title));

test("who waits for a listening and who waits for a fill-in share one generation, of which four works come", async () => {
  const go = held();
  const [ana, ben] = [await house.learner("ana", level), await house.learner("ben", level)];
  const heard = await create(ana, "listening");
  const filled = await create(ben, fillIn);

  expect(isPending(await show(ana, "listening", heard))).toBe(true);
  expect(isPending(await show(ben, fillIn, filled))).toBe(true);
  expect(await count(house, "generation")).toBe(1);
  go();
  const listening = await written(ana, "listening", heard);
  const gaps = await written(ben, fillIn, filled);

  expect(titled(listening.title)).toBeDefined();
  expect(listening).toMatchObject({ origin: "model", madeBy: "writer" });
  expect(gaps).toMatchObject({ title: `${listening.title}: part one`, origin: "model", madeBy: "writer" });
  expect(await count(house, `${made} and kind = 'listening'`)).toBe(1);
  expect(await count(house, `${made} and kind = 'completable-listening'`)).toBe(3);
  expect(await count(house, "authored")).toBe(4);
  expect(await play(ana, "listening", listening)).toBe(200);
  expect(await play(ben, fillIn, gaps)).toBe(200);
  // who comes later waits for nothing
  const cleo = await house.learner("cleo", level);
  expect(await show(cleo, fillIn, await create(cleo, fillIn))).toMatchObject({ origin: "model" });
});

test("one learner gets the listening and two fill-ins of one generation, each another work; for more another one opens", async () => {
  const go = held();
  const ana = await house.learner("ana", level);
  const heard = await create(ana, "listening");
  const filled = [await create(ana, fillIn), await create(ana, fillIn)];
  expect(await count(house, "generation")).toBe(1);
  const more = await create(ana, fillIn);
  expect(await count(house, "generation")).toBe(2);
  go();

  const titles = [(await written(ana, "listening", heard)).title];
  for (const id of [...filled, more]) titles.push((await written(ana, fillIn, id)).title);
  expect(new Set(titles).size).toBe(4);
  expect(
    await count(house, "(select 1 from exercise group by learner, work having count(*) > 1) twice"),
  ).toBe(0);
});

test("twenty share one, each with an order of their own", async () => {
  const go = held();
  const all = await Promise.all(Array.from({ length: 20 }, (_, at) => house.learner(`learner-${at}`, level)));
  const kindAt = (at: number) => (at % 2 === 0 ? "listening" : fillIn);
  const ids = await Promise.all(all.map((learner, at) => create(learner, kindAt(at))));
  expect(await count(house, "generation")).toBe(1);
  go();

  const shown = await Promise.all(all.map((learner, at) => written(learner, kindAt(at), ids[at] ?? "")));
  expect(new Set(shown.map(({ origin }) => origin))).toEqual(new Set(["model"]));
  expect(new Set(shown.map(({ title }) => title.replace(/: part \w+$/, ""))).size).toBe(1);
  expect(await count(house, "waiting")).toBe(0);
});

test("what is written is spoken on board like anything of the library", async () => {
  const ana = await house.learner("ana", level);
  const id = await create(ana, fillIn);
  await written(ana, fillIn, id);

  const shown = await whole(() => show(ana, fillIn, id));

  expect(shown.origin).toBe("model");
  const { statusCode, rawPayload } = await house.app.inject({ url: shown.audio?.url ?? "" });
  expect(statusCode).toBe(200);
  expect(rawPayload.length).toBeGreaterThan(10_000);
});

test("whose patience is over, or who does not want to wait, gets the library's, and what is written goes to the next", async () => {
  const go = held();
  const [ana, ben, cleo] = await Promise.all(
    ["ana", "ben", "cleo"].map((name) => house.learner(name, level)),
  );
  if (!ana || !ben || !cleo) throw new Error("no learners");
  const heard = await create(ana, "listening");
  const filled = await create(ben, fillIn);
  await house.db.execute(sql`update waiting set until = now() where learner = ${ana.id}`);
  expect((await ben.ask(kindCalls[fillIn].settle, { params: { id: filled } })).status).toBe(204);

  expect(await show(ana, "listening", heard)).toMatchObject({
    title: shipped.listening.title,
    origin: "library",
  });
  expect(await show(ben, fillIn, filled)).toMatchObject({ origin: "library" });
  go();
  await expect.poll(() => count(house, made), { timeout: 20_000 }).toBe(4);

  expect(await show(ben, fillIn, filled)).toMatchObject({ origin: "library" });
  expect(await show(cleo, "listening", await create(cleo, "listening"))).toMatchObject({ origin: "model" });
});

test("where nothing good comes of it everybody who waited has the library's", async () => {
  const bad = () => ({ title: "x", turns: [{ speaker: "Bob", text: "Bad." }], evidence: ["Bad."] });
  think({ text: bad, mend: bad });
  const ana = await house.learner("ana", level);
  const id = await create(ana, fillIn);

  expect(await written(ana, fillIn, id)).toMatchObject({ origin: "library" });
  expect(await count(house, "generation where state = 'failed' and record is not null")).toBe(1);
  expect(await count(house, made)).toBe(0);
});

test("a script that is nearly one of the stock's is not taken in, nor anything cut from it", async () => {
  // one that is a dialogue and one that is none, so that either can be drawn
  const twins = [1, 2].flatMap((voices) => listenings.find((it) => it.speakers.length === voices) ?? []);
  const there = worksOf({ topic: "MUSIC", level: "C2", readings: [], listenings: twins }, commonWords);
  await house.close();
  house = await aHouse(
    [...library, ...there.slice(0, twins.length).map((work) => ({ ...work, title: `Another ${work.name}` }))],
    env,
    undefined,
    models,
  );
  think(ghostsOf(twins));
  const ana = await house.learner("ana", level);
  const id = await create(ana, fillIn);

  expect(await written(ana, fillIn, id)).toMatchObject({ origin: "library" });
  expect(await count(house, "generation where fault = 'nearly what there is'")).toBe(1);
  expect(await count(house, made)).toBe(0);
});

test("fill-ins that a learner has nearly used up are filled behind them by one listening", async () => {
  const ana = await house.learner("ana", level);
  await create(ana, fillIn, "FOOD");
  await create(ana, fillIn, "FOOD");

  await expect.poll(() => count(house, made), { timeout: 20_000 }).toBe(4);
  expect(await count(house, "generation where reason = 'refill' and kind = 'listening'")).toBe(1);
});

const matrix = providers.flatMap((name, at) =>
  (["listening", fillIn] as const)
    .filter((_, kind) => process.env.LONG || kind === at % 2)
    .map((kind) => [name, kind] as const),
);
test.each(matrix)("%s writes a %s that is served and played", async (name, kind) => {
  await house.close();
  house = await openHouse(writtenBy(name));
  const ana = await house.learner("ana", level);
  const shown = await written(ana, kind, await create(ana, kind));

  expect(shown.origin).toBe("model");
  expect(titled(shown.title)).toBeDefined();
  expect(await play(ana, kind, shown)).toBe(200);
  expect(new Set(provider.asked.map(({ provider: it }) => it))).toEqual(new Set([name]));
});
