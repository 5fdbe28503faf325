import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openSteadily } from "./steady-time.ts";
import { aDatabase, type TestDatabase } from "./test-database.ts";

const hour = 3_600_000;
const year = 365 * 24 * hour;

let database: TestDatabase;
beforeAll(async () => {
  database = await aDatabase();
});
afterAll(() => database.drop());

let [passed, ahead] = [0, 0];
let swept: Date[] = [];
let told: string[] = [];
beforeEach(() => {
  [passed, ahead, swept, told] = [0, 0, [], []];
});

/** A machine that has a clock that is set and one that is not. */
function aSweep(): () => Promise<void> {
  const began = Date.now();
  const now = () => new Date(began + passed + ahead);
  const tell = (_facts: object, message: string) => void told.push(message);
  const parts = { db: database.db, now, log: { warn: tell, error: tell } };
  return openSteadily(parts, () => passed)(async (at) => void swept.push(at));
}

test("nothing is swept for two hours after the clock was set, to and fro, and it is told", async () => {
  const sweep = aSweep();
  await sweep();
  expect(swept).toHaveLength(1);

  for (const by of [year, 0, -year, 0]) {
    ahead = by;
    await sweep();
    passed += 2 * hour - 1;
    await sweep();
    expect(swept).toHaveLength(1);
  }

  expect(told).toHaveLength(8);
  passed += 1;
  await sweep();
  expect(swept).toHaveLength(2);
});

test("a clock that is set by seconds, or runs unevenly, is trusted", async () => {
  const sweep = aSweep();
  for (let times = 1; times <= 100; times += 1) {
    passed += hour;
    ahead += times % 3 === 0 ? -30_000 : 20_000;
    await sweep();
  }
  expect(swept).toHaveLength(100);
});

test("of a machine's clock and the database's the earlier counts", async () => {
  const begun = Date.now();
  ahead = year;
  await aSweep()();
  ahead = -year;
  await aSweep()();

  const [byDatabase, byMachine] = swept.map((at) => at.getTime() - begun);
  expect(Math.abs(byDatabase ?? year)).toBeLessThan(60_000);
  expect(Math.abs((byMachine ?? 0) + year)).toBeLessThan(60_000);
});
