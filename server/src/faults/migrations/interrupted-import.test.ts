import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readLibrary } from "@salida/library/read.ts";
import type { LibraryWork } from "@salida/library/work.ts";
import type pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { importLibrary } from "#stock/import-library.ts";
import { shipped } from "#stock/shipped.ts";
import { openStore } from "#store/database.ts";
import { aCopyOf } from "#store/test-database.ts";
import { eventually } from "../processes.ts";
import { aCutLine, type Moment } from "./cut-line.ts";
import { migrations } from "./start-store.ts";
import { withClient } from "./state.ts";

const works = readLibrary(fileURLToPath(new URL("../../../../library/texts", import.meta.url)));
/** As many of these went into the stock and out again, and as many are in it whose text was corrected since. */
const few = 10;
const corrected = works.slice(few, 2 * few).map((work) => ({ ...work, title: `${work.title}, once` }));
const older = [works.slice(0, 3 * few), [...corrected, ...works.slice(2 * few, 3 * few)]];

let base: Awaited<ReturnType<typeof aCopyOf>>;
let before: unknown;
let after: unknown;
let asked: string[];
beforeAll(async () => {
  base = await aCopyOf(inject("run"));
  for (const edition of older) await importInto(base.connection, edition);
  before = await stockOf(base.connection);
  const { connection, drop } = await copy();
  const line = await aCutLine(inject("postgres"));
  await importInto({ ...connection, port: line.port });
  line.close();
  asked = line.asked;
  after = await stockOf(connection);
  await drop();
}, 120_000);
afterAll(() => base.drop());

const copy = () => aCopyOf(String(base.connection.database));

/** As a server does it when it starts. */
async function importInto(
  connection: pg.ClientConfig,
  edition: readonly LibraryWork[] = works,
): Promise<void> {
  const store = await openStore({ connection: () => connection, migrations }, 1, 30_000);
  try {
    await importLibrary(store.db, shipped(edition));
  } finally {
    await store.close();
  }
}

/** What is in stock and what was, by what it is and not by when it came. */
function stockOf(connection: pg.ClientConfig): Promise<{ given: boolean }[]> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query(`select id, retired_at is null given,
      md5((work, kind, topic, level, title, words, items, body, origin)::text) text from content order by id`);
    return rows;
  });
}

/** The statement that looks what is in stock; what a start asks before it is not the import's. */
const compares = () => asked.findIndex((text) => text.includes('from "content"'));

test("an import retires, brings back and adds", () => {
  const given = (stock: unknown) => (stock as { given: boolean }[]).filter((one) => one.given).length;

  expect([given(before), given(after)]).toEqual([2 * few, works.length]);
  expect((after as unknown[]).length).toBe(works.length + few);
});

test("an import that is cut off at any statement is done whole by the next start", {
  timeout: 300_000,
}, async () => {
  const all = [...asked.keys()].slice(compares());
  const commit = asked.lastIndexOf("commit");
  const some = all.filter((statement, at) => process.env.LONG || at % 6 === 0 || statement === commit);
  const moments = some.map((statement): Moment => ({ statement, when: "asked" }));
  moments.push({ statement: commit, when: "answered" });

  for (const moment of moments) {
    const { connection, drop } = await copy();
    const line = await aCutLine(inject("postgres"), moment);
    const told = `${asked[moment.statement]?.slice(0, 40)} ${moment.when}`;
    await expect(importInto({ ...connection, port: line.port }), told).rejects.toThrow();
    line.close();
    expect([before, after], told).toContainEqual(await stockOf(connection));
    await importInto(connection);
    expect(await stockOf(connection), told).toEqual(after);
    await drop();
  }
});

test("those that wait for one that is cut off before it commits have it whole", {
  timeout: 60_000,
}, async () => {
  const { connection, drop } = await copy();
  const waiting = await Promise.all([1, 2, 3].map(() => aCutLine(inject("postgres"))));
  let others: Promise<unknown> | undefined;
  const commit: Moment = { statement: asked.lastIndexOf("commit"), when: "asked" };
  const line = await aCutLine(inject("postgres"), commit, async ({ cut }) => {
    others = Promise.all(waiting.map(({ port }) => importInto({ ...connection, port })));
    await eventually("the others to wait", () => waiting.every((one) => one.asked.length > compares() + 2));
    // longer than a statement may take
    if (process.env.LONG) await sleep(6_000);
    cut();
  });

  await expect(importInto({ ...connection, port: line.port })).rejects.toThrow();
  await line.struck;
  await others;
  for (const one of [line, ...waiting]) one.close();

  expect(await stockOf(connection)).toEqual(after);
  await drop();
});
