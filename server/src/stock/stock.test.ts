import { readingCalls } from "@salida/contract/calls.ts";
import type { LibraryWork } from "@salida/library/work.ts";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { aHouse, type House, type TestLearner } from "#test-house.ts";
import { importLibrary } from "./import-library.ts";
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

test("gives what is new in the cell, then items not had, then the nearest level, then the level, then the oldest", async () => {
  house = await aHouse([
    aReading("mine", { stems: ["1", "2", "3", "4"] }),
    aReading("level below", { level: 1 }),
    aReading("two levels up", { level: 4 }),
    aReading("other topic", { topic: "TRAVEL" }),
    aReading("other topic and level", { topic: "TRAVEL", level: 5 }),
  ]);
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

test("importing the library again changes nothing, a correction replaces, a removal retires", async () => {
  house = await aHouse([aReading("kept"), aReading("corrected"), aReading("removed")]);
  const before = await ids();

  await importLibrary(house.db, [aReading("kept"), aReading("corrected"), aReading("removed")]);
  expect(await ids()).toEqual(before);

  const corrected: LibraryWork = aReading("corrected", { title: "corrected well" });
  await importLibrary(house.db, [aReading("kept"), corrected]);
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

  await importLibrary(house.db, [aReading("a text", { title: "a better text" })]);

  const shown = await learner.ask(readingCalls.show, { params: { id: reply?.id ?? "" } });
  expect(shown.reply?.title).toBe("a text");
  expect(await given(learner)).toMatchObject({ title: "a better text", repeat: true });
});
