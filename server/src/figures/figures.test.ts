import { accountCalls } from "@salida/contract/stats.ts";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import type { AnyKind } from "#exercises/kind.ts";
import { reading } from "#kinds/reading/reading.ts";
import { given, someLearners } from "#reports/test-reports.ts";
import { aReading } from "#stock/test-works.ts";
import { aHouse, type House } from "#test-house.ts";
import { countAnswers } from "./count-answers.ts";
import { answer, answered } from "./test-answers.ts";

let house: House;
afterEach(() => house.close());

const open = (...names: string[]) =>
  aHouse(
    names.map((name) => aReading(name, { stems: ["1", "2"] })),
    { DAILY_LIMITS: "1000" },
  );
const kinds: Record<string, AnyKind> = { reading };
const count = (over = kinds) => countAnswers({ db: house.db, kinds: over });

async function rows(query: ReturnType<typeof sql>): Promise<unknown[]> {
  return (await house.db.execute(query)).rows;
}

/** Of an item of "a text" the first tries option by option, the key first. */
async function figures(item = "1"): Promise<string> {
  const [found] = await rows(sql`
    select string_agg(first_tries || '/' || by_strong, ' ' order by option) said from item_figure
      where item = ${`a text ${item}`}`);
  return (found as { said: string | null }).said ?? "";
}

/** Puts earlier answers to an item into the figures: all, and those of the strong. */
async function earlier(item: string, options: readonly (readonly [number, number])[]): Promise<void> {
  for (const [option, [all, strong]] of options.entries())
    await house.db.execute(sql`
      insert into item_figure (content, item, option, first_tries, by_strong)
        select id, ${`a text ${item}`}, ${option}, ${all}, ${strong} from content where title = 'a text'`);
}

test("first answers are counted once, however many count at once, and nothing says whose they were", async () => {
  house = await open("a text");
  const learners = await someLearners(house, 6, "learner");
  for (const [at, learner] of learners.entries()) await answered(learner, at < 4 ? "Right" : "Worse");

  await Promise.all([count(), count(), count(), count()]);
  await count();

  expect([await figures("1"), await figures("2")]).toEqual(["4/0 0/0 2/0 0/0", "4/0 0/0 2/0 0/0"]);
  expect(await rows(sql`select from uncounted`)).toEqual([]);
  const columns = await rows(sql`
    select column_name from information_schema.columns where table_name = 'item_figure' order by 1`);
  expect(columns.map((row) => (row as { column_name: string }).column_name)).toEqual(
    ["content", "item", "option", "first_tries", "by_strong"].sort(),
  );
});

test("of a learner who has an item again only the first answer counts, in one round or in two", async () => {
  house = await open("a text");
  const [once, twice] = await someLearners(house, 2, "learner");
  if (!once || !twice) throw new Error("nobody is there");
  await answered(once, "Wrong");
  await answered(once, "Right");
  await answered(twice, "Wrong");
  await count();
  await answered(twice, "Right");
  await count();

  expect(await figures()).toBe("0/0 2/0 0/0 0/0");
});

test("what dies in the midst of counting has counted nothing, and the next round counts it", async () => {
  house = await open("a text");
  for (const learner of await someLearners(house, 3, "learner")) await answered(learner, "Right");
  let calls = 0;
  const dying: AnyKind = {
    ...reading,
    firstAnswers: (finished) => {
      calls += 1;
      if (calls === 3) throw new Error("killed");
      return reading.firstAnswers?.(finished) ?? [];
    },
  };

  await expect(count({ reading: dying })).rejects.toThrow("killed");
  expect([await figures(), (await rows(sql`select from uncounted`)).length]).toEqual(["", 3]);
  // the database's view of a process that is killed: its connection is gone before it commits
  await house.db.execute(sql`
    create function cut() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()); return new; end'`);
  await house.db.execute(sql`create trigger cut after insert on item_figure execute function cut()`);
  await expect(count()).rejects.toThrow();
  await house.db.execute(sql`drop trigger cut on item_figure`);
  expect([await figures(), (await rows(sql`select from uncounted`)).length]).toEqual(["", 3]);

  await count();
  expect(await figures()).toBe("3/0 0/0 0/0 0/0");
});

test("an item that fewer than one in five get right is withdrawn, for all and not before its thirtieth answer", async () => {
  house = await open("a text");
  const [early, late, underWay, after] = await someLearners(house, 4, "learner");
  if (!early || !late || !underWay || !after) throw new Error("nobody is there");
  const begun = await given(underWay);
  await earlier("1", [[5, 0], [10, 0], [7, 0], [6, 0]]); // biome-ignore format: a line an item
  await earlier("2", [[6, 0], [9, 0], [7, 0], [6, 0]]); // biome-ignore format: a line an item
  await answered(early, "Wrong");
  expect(await count()).toEqual([]);

  await answered(late, "Worst");
  expect(await count()).toMatchObject([{ item: "a text 1", reason: "few_right" }]);

  expect(await rows(sql`select item, reason from withdrawn`)).toEqual([
    { item: "a text 1", reason: "few_right" },
  ]);
  expect((await given(after)).questions.map(({ question }) => question)).toEqual(["2"]);
  await answer(underWay, begun, "Right");
  expect(await count()).toEqual([]);
  expect(await figures("1")).toBe("6/0 11/0 7/0 7/0");
});

test("an item of which strong learners prefer a distractor is withdrawn, and one that only the others get wrong is not", async () => {
  house = await open("a text", "b", "c", "d");
  const [strong] = await someLearners(house, 1, "strong");
  if (!strong) throw new Error("nobody is there");
  // three other exercises that are all right make them strong
  const all = [];
  for (let at = 0; at < 4; at += 1) all.push(await given(strong));
  for (const one of all) await answer(strong, one, one.title === "a text" ? "Wrong" : "Right");
  await earlier("1", [[10, 0], [10, 4], [7, 0], [5, 0]]); // biome-ignore format: a line an item
  await earlier("2", [[10, 4], [10, 0], [7, 0], [5, 0]]); // biome-ignore format: a line an item

  expect(await count()).toMatchObject([{ item: "a text 1", reason: "distractor_preferred" }]);
  expect([await figures("1"), await figures("2")]).toEqual(["10/0 11/5 7/0 5/0", "10/4 11/1 7/0 5/0"]);
});

test("a learner who is gone before the round leaves nothing to count", async () => {
  house = await open("a text");
  const [gone, stays] = await someLearners(house, 2, "learner");
  if (!gone || !stays) throw new Error("nobody is there");
  await answered(gone, "Wrong");
  await answered(stays, "Right");
  await gone.ask(accountCalls.deleteAccount);

  await count();

  expect(await figures()).toBe("1/0 0/0 0/0 0/0");
});

test("a text of which the last item is withdrawn by its answers is withdrawn itself", async () => {
  house = await open("a text");
  const [learner] = await someLearners(house, 1, "learner");
  if (!learner) throw new Error("nobody is there");
  for (const item of ["1", "2"]) await earlier(item, [[1, 0], [20, 0], [9, 0], [0, 0]]); // biome-ignore format: a line an item
  await answered(learner, "Wrong");

  await count();

  expect(await rows(sql`select item from withdrawn order by item`)).toEqual([
    { item: "" },
    { item: "a text 1" },
    { item: "a text 2" },
  ]);
});
