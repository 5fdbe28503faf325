import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Caller, Gone } from "#http/serve.ts";
import { type Channel, openChannel } from "#store/channel.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { type RememberedCallers, rememberCallers } from "./remembered-callers.ts";

/** What time it is for all of them: nobody is forgotten for it. */
const now = Date.UTC(2026, 10, 27);
const life = 5_000;

let database: TestDatabase;
let channels: Channel<Gone>[];
beforeEach(async () => {
  database = await aDatabase();
  channels = [];
});
afterEach(async () => {
  for (const channel of channels) await channel.close();
  await database.drop();
});

/** Callers as one of several processes remembers them. */
async function aProcess(): Promise<RememberedCallers> {
  const { db, connection } = database;
  const channel = openChannel<Gone>({ db, connection: () => connection, name: "test_gone" });
  channels.push(channel);
  const callers = rememberCallers(channel);
  await new Promise<void>((heard) => channel.hear(() => undefined, heard));
  return callers;
}

const anaHere = { account: "ana", session: "here" };
const anaThere = { account: "ana", session: "there" };
const ben = { account: "ben", session: "his" };

/** Remembers each by a token that is called as their session. */
async function learn(callers: RememberedCallers, ...all: Caller[]): Promise<void> {
  for (const caller of all) await callers.learn(caller.session, now, now + life, async () => caller);
}
const known = (callers: RememberedCallers, at = now) =>
  ["here", "there", "his"].filter((token) => callers.find(token, at));

test.each<[string, Gone, string[]]>([
  ["a session", { session: "there" }, ["here", "his"]],
  ["an account", { account: "ana" }, ["his"]],
  ["all sessions but one", { account: "ana", but: "here" }, ["here", "his"]],
])("every process forgets %s that one of them ends, long before it would", async (_what, gone, left) => {
  const [one, two] = [await aProcess(), await aProcess()];
  for (const callers of [one, two]) await learn(callers, anaHere, anaThere, ben);

  one.forget(gone);

  expect(known(one)).toEqual(left);
  await expect.poll(() => known(two)).toEqual(left);
});

test("a process whose connection was lost forgets all it may not have heard of, and hears again", async () => {
  const [one, two] = [await aProcess(), await aProcess()];
  await learn(two, anaHere, ben);

  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen test_gone'`,
  );
  await expect.poll(() => known(two), { timeout: 10_000 }).toEqual([]);
  await learn(two, anaHere, ben);
  one.forget({ account: "ana" });

  await expect.poll(() => known(two), { timeout: 10_000 }).toEqual(["his"]);
});

test("what is no word of ours brings nobody down, and is taken for something missed", async () => {
  const two = await aProcess();
  await learn(two, anaHere, ben);

  await database.db.execute(sql`select pg_notify('test_gone', 'another version''s word')`);

  await expect.poll(() => known(two)).toEqual([]);
});

test("nobody is remembered longer because the clock was put back", async () => {
  const callers = rememberCallers();
  await learn(callers, ben);

  expect(known(callers, now + life - 1)).toEqual(["his"]);
  expect(known(callers, now - 3_600_000)).toEqual([]);
});

/** Who is kept, whatever time it is: asked at the moment when they were learnt. */
const isKept = (callers: RememberedCallers, token: string, learnt: number) =>
  callers.find(token, learnt) !== undefined;
const learnOne = (callers: RememberedCallers, session: string, at: number) =>
  callers.learn(session, at, at + 3_600_000, async () => ({ account: "somebody", session }));

test("who was not seen for five seconds takes no memory once another is learnt", async () => {
  const callers = rememberCallers();
  await learnOne(callers, "one", 0);
  await learnOne(callers, "two", 3_000);

  await learnOne(callers, "three", 6_000);

  expect([isKept(callers, "one", 0), isKept(callers, "two", 3_000), isKept(callers, "three", 6_000)]).toEqual(
    [false, true, true],
  );
});

test("of ten thousand seen at once the oldest gives way to the next", async () => {
  const callers = rememberCallers();
  for (let at = 0; at <= 10_000; at += 1) await learnOne(callers, `token ${at}`, 0);

  expect(isKept(callers, "token 0", 0)).toBe(false);
  expect(isKept(callers, "token 1", 0)).toBe(true);
});
