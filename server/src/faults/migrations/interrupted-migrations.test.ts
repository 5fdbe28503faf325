import { readdirSync } from "node:fs";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { asAdmin } from "#store/test-database.ts";
import { chance } from "../chance.ts";
import { aCutLine, type Moment, type Struck } from "./cut-line.ts";
import { madeRows } from "./made-rows.ts";
import { anOldVersion, keptRows, type OldVersion } from "./old-version.ts";
import { startInChild } from "./start-child.ts";
import { migrations, startStore } from "./start-store.ts";
import { marksOf, stateOf, tablesOf, withClient } from "./state.ts";

const long = Boolean(process.env.LONG);
const by = chance(20_261_127);
const head = readdirSync(migrations).filter((name) => name.endsWith(".sql")).length;
// the third and the fourth migration came together
const past = Array.from({ length: head + 1 }, (_, at) => at).filter((migrated) => migrated !== 3);
/** The long run tries every version at every statement. */
const versions = long ? past : [by.pick(past.slice(1, -2)), head - 1];
/** The migration that counts them, from 1 on. */
const practiceDays = 10;
const timeout = long ? 3_600_000 : 120_000;

let empty: OldVersion;
beforeAll(async () => {
  empty = await anOldVersion(0);
});
afterAll(() => empty.drop());

/** The connection is cut, or the server ends its session. */
const strikes = [
  ({ cut }: Struck) => cut(),
  ({ backend }: Struck) => asAdmin(`select pg_terminate_backend(${backend})`),
];

describe.each(versions)("a database of %i migrations", { timeout }, (migrated) => {
  let version: OldVersion;
  beforeAll(async () => {
    version = await anOldVersion(migrated);
  });
  afterAll(() => version.drop());

  test("has rows in every table, and comes to head with them and with the tables of a new one", async () => {
    const counts = Object.entries(version.before.rows).map(([table, rows]) => [
      table,
      Number.parseInt(rows, 10),
    ]);
    const { before, after } = await keptRows(version);

    expect(counts.filter(([, count]) => count === 0)).toEqual([]);
    expect(version.after.schema).toBe(empty.after.schema);
    expect(after).toEqual(before);
  });

  test.runIf(migrated > 0 && migrated < practiceDays)(
    "has its days of practice, and what is not counted, made from its rows",
    async () => {
      const { connection, drop } = await version.copy();
      await startStore(connection);
      const { meant, made } = await withClient(connection, madeRows);

      expect(made).toEqual(meant);
      expect(made).not.toMatchObject({ days: [] });
      await drop();
    },
  );

  test("comes to head after a start that was cut off at any statement", async () => {
    for (const moment of momentsOf(version)) {
      const some = long ? strikes : [by.pick(strikes)];
      for (const strike of some) await strikeAndGoOn(version, moment, strike);
    }
  });

  test("comes to head after a start that was killed", async () => {
    for (let times = 0; times < (long ? 8 : 1); times += 1) {
      const statement = by.whole(0, version.asked.lastIndexOf("commit"));
      await killAndGoOn(version, { statement, when: "asked" });
    }
  });
});

test("every start that lives brings it to head, of five at once of which some are killed or cut off", {
  timeout,
}, async () => {
  const version = await anOldVersion(by.pick(past.slice(1, -2)));
  for (let times = 0; times < (long ? 20 : 1); times += 1) await startFive(version);
  await version.drop();
});

test.runIf(long)(
  "a start whose host is gone keeps the next one waiting for seconds only",
  { timeout },
  async () => {
    const version = await anOldVersion(head - 1);
    await Promise.all(momentsOf(version).map((moment) => vanishAndGoOn(version, moment)));
    await version.drop();
  },
);

/**
 * Every statement as it is asked, and the answers to those that commit. In the short run only those of the migrations,
 * and of a version by chance only some.
 */
function momentsOf({ asked: every, migrated }: OldVersion): Moment[] {
  const asked = long ? every : every.slice(0, every.indexOf("commit") + 1);
  const all = asked.map((_, statement): Moment => ({ statement, when: "asked" }));
  const commits = asked.flatMap((text, statement): Moment[] =>
    /\bcommit\b/i.test(text) ? [{ statement, when: "answered" }] : [],
  );
  if (long || migrated === head - 1) return [...all, ...commits];
  return [...Array.from({ length: 3 }, () => by.pick(all)), ...commits];
}

async function strikeAndGoOn(
  version: OldVersion,
  moment: Moment,
  strike: (line: Struck) => unknown,
): Promise<void> {
  const { connection, drop } = await version.copy();
  const line = await aCutLine(server(), moment, strike);
  const isDone = await startStore({ ...connection, port: line.port }).then(
    () => true,
    () => false,
  );
  // what the jobs do aside does not always come, and no start fails of it
  if (line.isStruck()) await line.struck;
  line.close();
  if (isDone) expect(await stateOf(connection), tell(version, moment)).toEqual(version.after);
  await expectHead(version, connection, tell(version, moment));
  await drop();
}

async function killAndGoOn(version: OldVersion, moment: Moment): Promise<void> {
  const { connection, drop } = await version.copy();
  const line = await aCutLine(server(), moment, () => child.kill());
  const child = startInChild({ ...connection, port: line.port });
  expect(await child.ended, tell(version, moment)).toBeNull();
  line.close();
  await expectHead(version, connection, tell(version, moment));
  await drop();
}

async function startFive(version: OldVersion): Promise<void> {
  const { connection, drop } = await version.copy();
  const starts = Array.from({ length: 5 }, async (_, at) => {
    const moment: Moment = { statement: by.whole(0, version.asked.length - 1), when: "asked" };
    const line = await aCutLine(server(), at < 3 ? moment : undefined, ({ cut }) =>
      at < 2 ? child.kill() : cut(),
    );
    const child = startInChild({ ...connection, port: line.port });
    const code = await child.ended;
    line.close();
    return { lives: !line.isStruck(), code };
  });
  const ended = await Promise.all(starts);

  const living = ended.filter(({ lives }) => lives);
  expect(living.map(({ code }) => code)).toEqual(living.map(() => 0));
  await expectHead(version, connection, "after five at once");
  await drop();
}

/** Its connection stands, and says nothing any more. */
async function vanishAndGoOn(version: OldVersion, moment: Moment): Promise<void> {
  const { connection, drop } = await version.copy();
  const line = await aCutLine(server(), moment, () => undefined);
  const gone = startStore({ ...connection, port: line.port }).catch(() => undefined);
  await Promise.race([line.struck, gone]);
  await expectHead(version, connection, tell(version, moment));
  line.close();
  await gone;
  await drop();
}

const server = () => inject("postgres");

/** Nothing is half done; a start does the rest, and the one after it nothing. */
async function expectHead(
  { before, migratedTo, after }: OldVersion,
  connection: pg.ClientConfig,
  told: string,
): Promise<void> {
  expect([before, migratedTo], told).toContainEqual(await tablesOf(connection));
  await startStore(connection);
  expect(await stateOf(connection), told).toEqual(after);
  const marks = await marksOf(connection);
  await startStore(connection);
  expect(await marksOf(connection), told).toEqual(marks);
}

function tell({ migrated, asked }: OldVersion, { statement, when }: Moment): string {
  const text = asked[statement]?.replaceAll(/\s+/g, " ").trim().slice(0, 70);
  return `from ${migrated} migrations, when statement ${statement} (${text}) was ${when}`;
}
