import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Gone } from "#http/serve.ts";
import { type Channel, openChannel } from "#store/channel.ts";
import { learner } from "#store/tables.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { type IsKnown, knowLearners } from "./known-learners.ts";

const now = new Date(Date.UTC(2026, 10, 27));

let database: TestDatabase;
let channel: Channel<Gone>;
let isKnown: IsKnown;
let heard: Promise<void>;
let ana = "";

beforeEach(async () => {
  database = await aDatabase();
  const { db, connection } = database;
  channel = openChannel<Gone>({ db, connection: () => connection, name: "test_gone" });
  isKnown = knowLearners(db, channel);
  await new Promise<void>((listening) => {
    heard = new Promise((told) => channel.hear(() => told(), listening));
  });
  ana = v7();
  await db.insert(learner).values({ id: ana, level: 1 });
});
afterEach(async () => {
  await channel.close();
  await database.drop();
});

const remove = () => database.db.delete(learner).where(eq(learner.id, ana));

async function isWaiting(): Promise<boolean> {
  const { rows } = await database.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

test("who was there a moment ago is not looked up again, until the word comes that they are gone", async () => {
  expect(await isKnown(ana, now)).toBe(true);
  await remove();
  expect(await isKnown(ana, now)).toBe(true);

  channel.tell({ account: ana });
  await heard;

  expect(await isKnown(ana, now)).toBe(false);
});

test("who is looked up while the word of a deletion comes is not remembered", async () => {
  let looking: Promise<boolean> | undefined;
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table learner in access exclusive mode`);
    looking = isKnown(ana, now);
    await expect.poll(isWaiting).toBe(true);
    channel.tell({ account: ana });
    await heard;
  });
  expect(await looking).toBe(true);
  await remove();

  expect(await isKnown(ana, now)).toBe(false);
});
