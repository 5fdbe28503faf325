import { readingCalls } from "@salida/contract/calls.ts";
import { reviewCalls } from "@salida/contract/reviews.ts";
import type { LibraryWork } from "@salida/library/work.ts";
import { topics } from "@salida/rules/topics.ts";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { aHouse, type House, type TestLearner } from "#test-house.ts";
import { importLibrary } from "./import-library.ts";
import { shipped } from "./shipped.ts";
import { aReading } from "./test-works.ts";

let house: House;
afterEach(() => house.close());

/** Asks for a reading on FOOD at B1 unless told otherwise, and tells what was given. */
async function given(learner: TestLearner, over: object = {}) {
  const body = { context: "FOOD" as const, level: 2 as const, numOfQuestions: 2, ...over };
  const { reply } = await learner.ask(readingCalls.create, { body });
  const shown = await learner.ask(readingCalls.show, { params: { id: reply?.id ?? "" } });
  if (!shown.reply) throw new Error("nothing was given");
  const { title, context, level, requested, repeat, questions } = shown.reply;
  return {
    title,
    context,
    level,
    requested,
    repeat,
    stems: questions.map(({ question }) => question).sort(),
  };
}

const shelf = [
  aReading("mine", { stems: ["1", "2", "3", "4"] }),
  aReading("level below", { level: 1 }),
  aReading("two levels up", { level: 4 }),
  aReading("other topic", { topic: "TRAVEL" }),
  aReading("other topic and level", { topic: "TRAVEL", level: 5 }),
];

test("of what is new it gives rather what has the words a learner is to meet again, in any form", async () => {
  const telling = (name: string, text: string) => {
    const work = aReading(name);
    return { ...work, body: { ...(work.body as object), text } };
  };
  house = await aHouse([
    ...Array.from({ length: 5 }, (_, at) => telling(`other ${at}`, "It was so.")),
    telling("meets", "It was so. They abandoned both bridges."),
  ]);
  const keeper = await house.learner("keeper", 2);
  for (const word of ["abandon", "bridge"]) await keeper.ask(reviewCalls.keepWord, { body: { word } });
  const later = await house.learner("later", 2);
  await later.ask(reviewCalls.keepWord, { body: { word: "abandon" } });
  await house.db.execute(
    sql`update review_card set due = now() + interval '9 days' where learner = ${later.id}`,
  );

  expect((await given(keeper)).title).toBe("meets");
  const first = await Promise.all(
    ["one", "two", "three", "four"].map(async (name) => (await given(await house.learner(name, 2))).title),
  );
  expect(new Set([...first, (await given(later)).title]).size).toBeGreaterThan(1);
});

test("gives what is new in the cell, then items not had, then the nearest level, then the level, then the oldest", async () => {
  house = await aHouse(shelf);
  const learner = await house.learner("picky", 2);

  const first = await given(learner);
  const second = await given(learner);
  const rest = [await given(learner), await given(learner), await given(learner), await given(learner)];

  expect([first.title, second.title]).toEqual(["mine", "mine"]);
  expect([...first.stems, ...second.stems].sort()).toEqual(["1", "2", "3", "4"]);
  expect(rest.map(({ title, repeat }) => [title, repeat])).toEqual([
    ["level below", false],
    ["two levels up", false],
    ["other topic", false],
    ["mine", true],
  ]);
  expect(rest[2]).toMatchObject({ context: "TRAVEL", requested: { context: "FOOD", level: 2 } });
});

test("a repeat is what was seen longest ago, even where the cell that is asked for has one", async () => {
  house = await aHouse([aReading("here"), aReading("there", { topic: "TRAVEL" })]);
  const learner = await house.learner("again", 2);
  await given(learner, { context: "TRAVEL" });
  await given(learner);

  const repeats = [await given(learner), await given(learner), await given(learner)];

  expect(repeats.map(({ title, repeat }) => [title, repeat])).toEqual([
    ["there", true],
    ["here", true],
    ["there", true],
  ]);
});

/** What would be given, of the topics that are on the shelf and one that is not. */
async function offered(learner: TestLearner, level: number) {
  const { reply } = await learner.ask(readingCalls.offers, { query: { level } });
  const named = ["FOOD", "MUSIC", "TRAVEL"];
  return reply?.elements.filter(({ context }) => named.includes(context)).map(({ given }) => given);
}

test("what a create would give is told before, step by step, and is what it gives", async () => {
  house = await aHouse(shelf);
  const learner = await house.learner("asker", 2);
  const told: unknown[] = [];
  const gave: unknown[] = [];

  for (const context of ["TRAVEL", "FOOD", "FOOD", "FOOD", "FOOD", "MUSIC", "TRAVEL", "MUSIC"] as const) {
    const { reply } = await learner.ask(readingCalls.offers, { query: { level: 2 } });
    told.push(reply?.elements.find((offer) => offer.context === context)?.given);
    const { context: topic, level, repeat } = await given(learner, { context });
    gave.push({ context: topic, level, repeat });
  }

  expect(told).toEqual(gave);
  expect(gave).toEqual([
    { context: "TRAVEL", level: 2, repeat: false },
    { context: "FOOD", level: 2, repeat: false },
    { context: "FOOD", level: 2, repeat: false },
    { context: "FOOD", level: 1, repeat: false },
    { context: "FOOD", level: 4, repeat: false },
    { context: "TRAVEL", level: 2, repeat: true },
    { context: "TRAVEL", level: 5, repeat: false },
    { context: "FOOD", level: 2, repeat: true },
  ]);
});

test("every topic is offered, with when it was last asked for, and nothing where there is nothing", async () => {
  house = await aHouse([aReading("level below", { level: 1 })]);
  const learner = await house.learner("newcomer", 2);
  const { reply } = await learner.ask(readingCalls.create, { body: { context: "FOOD", level: 2 } });
  const made = await learner.ask(readingCalls.show, { params: { id: reply?.id ?? "" } });
  const newcomer = await house.learner("other", 2);

  const { reply: offers } = await learner.ask(readingCalls.offers, { query: { level: 2 } });

  expect(offers?.elements.map(({ context }) => context)).toEqual([...topics]);
  const asked = offers?.elements.filter(({ askedAt }) => askedAt !== null);
  expect(asked).toEqual([
    {
      context: "FOOD",
      given: { context: "FOOD", level: 1, repeat: true },
      askedAt: made.reply?.createdAt,
    },
  ]);
  expect(await offered(newcomer, 2)).toEqual([{ context: "FOOD", level: 1, repeat: false }, null, null]);
  expect(await offered(newcomer, 1)).toEqual([
    { context: "FOOD", level: 1, repeat: false },
    { context: "FOOD", level: 1, repeat: false },
    { context: "FOOD", level: 1, repeat: false },
  ]);
});

test("offers for a level or a length that there is not are refused", async () => {
  house = await aHouse([]);
  const learner = await house.learner("odd", 2);
  const headers = { authorization: `Bearer ${learner.token}` };
  const odd = ["level=6", "level=B1", "", "level=1&numOfWords=0", "level=1&page=2"];

  const answers = await Promise.all(
    odd.map((query) => house.app.inject({ url: `${readingCalls.offers.path}?${query}`, headers })),
  );

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(odd.map(() => 422));
});

test("gives the nearest length, with as many questions as the text has", async () => {
  const lengths = [90, 190, 320].map((words) => aReading(`${words} words`, { words }));
  house = await aHouse(lengths);
  const learner = await house.learner("reader", 2);

  const short = await given(learner, { numOfWords: 50, numOfQuestions: 5 });
  const long = await given(learner, { numOfWords: 400 });

  expect([short.title, long.title]).toEqual(["90 words", "320 words"]);
  expect(short.stems).toHaveLength(2);
});

test("gives half the points for a repeat", async () => {
  house = await aHouse([aReading("only one")]);
  const learner = await house.learner("again", 2);
  await given(learner);
  const { reply } = await learner.ask(readingCalls.create, { body: { context: "FOOD", level: 2 } });
  const id = reply?.id ?? "";
  const shown = await learner.ask(readingCalls.show, { params: { id } });
  const selectedOptions = (shown.reply?.questions ?? []).map((question) => ({
    questionId: question.id,
    optionId: question.options.find(({ text }) => text === "Right")?.id ?? "",
  }));

  await learner.ask(readingCalls.moves.evaluate, { params: { id }, body: { selectedOptions } });

  expect(shown.reply?.repeat).toBe(true);
  const { rows } = await house.db.execute(sql`select points from award`);
  expect(rows).toEqual([{ points: 15 }]);
});

test("an empty stock refuses without counting against the day", async () => {
  house = await aHouse([]);
  const learner = await house.learner("hungry", 2);

  const { problem } = await learner.ask(readingCalls.create, { body: { context: "FOOD", level: 2 } });

  expect(problem).toMatchObject({ status: 503, code: "unavailable" });
  expect((await learner.ask(readingCalls.allowance, { query: {} })).reply?.count).toBe(0);
});

async function stock(): Promise<unknown[]> {
  const { rows } = await house.db.execute(
    sql`select title, retired_at is null as "inStock" from content where kind = 'reading' order by title, retired_at nulls last`,
  );
  return rows;
}

async function ids(): Promise<unknown> {
  return (await house.db.execute(sql`select id, work from content where kind = 'reading' order by id`)).rows;
}

test("a library that is all in stock is neither checked nor written again; of a changed one only what is new", async () => {
  house = await aHouse([]);
  const checked: string[] = [];
  const check = ({ name }: LibraryWork) => void checked.push(name);
  const written = async () => (await house.db.execute(sql`select id, xmin from content order by id`)).rows;
  await importLibrary(house.db, shipped([aReading("one"), aReading("two")]), check);
  const first = await written();

  await importLibrary(house.db, shipped([aReading("one"), aReading("two")]), check);
  expect(await written()).toEqual(first);
  await importLibrary(house.db, shipped([aReading("one"), aReading("two"), aReading("three")]), check);

  expect(await written()).toEqual(expect.arrayContaining(first));
  expect(checked).toEqual(["one", "two", "three"]);
});

test("of processes that import at once one writes, and the others wait for it", async () => {
  house = await aHouse([]);
  const library = Array.from({ length: 201 }, (_, at) => aReading(`text ${at}`));

  await Promise.all(["one", "two", "three"].map(() => importLibrary(house.db, shipped(library))));

  const { rows } = await house.db.execute(sql`select count(*)::int n, count(distinct xmin::text)::int writers
    from content where kind = 'reading'`);
  expect(rows).toEqual([{ n: 201, writers: 1 }]);
});

test("importing the library again changes nothing, a correction replaces, a removal retires", async () => {
  house = await aHouse([aReading("kept"), aReading("corrected"), aReading("removed")]);
  const before = await ids();

  await importLibrary(house.db, shipped([aReading("kept"), aReading("corrected"), aReading("removed")]));
  expect(await ids()).toEqual(before);

  const corrected: LibraryWork = aReading("corrected", { title: "corrected well" });
  await importLibrary(house.db, shipped([aReading("kept"), corrected]));
  expect(await stock()).toEqual([
    { title: "corrected", inStock: false },
    { title: "corrected well", inStock: true },
    { title: "kept", inStock: true },
    { title: "removed", inStock: false },
  ]);
});

test("a finished exercise keeps the text it was made on, and its correction is not new to the learner", async () => {
  house = await aHouse([aReading("a text")]);
  const learner = await house.learner("keeper", 2);
  const { reply } = await learner.ask(readingCalls.create, { body: { context: "FOOD", level: 2 } });

  await importLibrary(house.db, shipped([aReading("a text", { title: "a better text" })]));

  const shown = await learner.ask(readingCalls.show, { params: { id: reply?.id ?? "" } });
  expect(shown.reply?.title).toBe("a text");
  expect(await given(learner)).toMatchObject({ title: "a better text", repeat: true });
});
