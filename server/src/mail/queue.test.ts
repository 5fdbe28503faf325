import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { account, queuedMail } from "#store/account-tables.ts";
import { type Jobs, openJobs } from "#store/jobs.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { MailRefused } from "./mail.ts";
import { type MailOwner, type MailQueue, openMailQueue } from "./queue.ts";
import { openSeal } from "./seal.ts";

interface Asked {
  about: string;
}

const mailbox = "a keyed hash";
const secret = randomBytes(32).toString("base64url");

let database: TestDatabase;
const opened: Jobs[] = [];
let log = "";
beforeAll(async () => {
  database = await aDatabase();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.stop()));
  await database.db.execute(sql`delete from jobs.job`);
  await database.db.delete(queuedMail);
  log = "";
});
afterAll(() => database.drop());

/** Lets so many seconds pass for every mail that waits. */
async function pass(seconds: number): Promise<void> {
  await database.db.execute(
    sql`update jobs.job set start_after = start_after - make_interval(secs => ${seconds})`,
  );
}

/** A queue of this test's database, as one process has it. */
async function aQueue(
  deliver: (asked: Asked, owner: MailOwner) => Promise<void>,
  { secret: own = secret, works = false } = {},
): Promise<MailQueue<Asked>> {
  const { db } = database;
  const lines = {
    write(line: string) {
      log += line;
    },
  };
  const jobs = openJobs({ db, log: pino({ level: "silent" }), works });
  const seal = openSeal(own);
  const queue = openMailQueue<Asked>({
    db,
    jobs,
    seal,
    now: () => new Date(),
    log: pino({ level: "trace" }, lines),
    deliver,
  });
  await jobs.start();
  opened.push(jobs);
  return queue;
}

const rows = () => database.db.select().from(queuedMail);

async function anAccount(): Promise<string> {
  const id = crypto.randomUUID();
  const row = { id, email: `${id}@salida.test`, passwordHash: "-", metadata: {}, confirmedAt: new Date() };
  await database.db.insert(account).values(row);
  return id;
}

test("hands over what was asked for with whose it is, once, and forgets it", async () => {
  const handed: unknown[] = [];
  const queue = await aQueue(async (asked, owner) => void handed.push([asked, owner]));
  const id = await anAccount();
  await queue.post(database.db, { about: "one" }, { mailbox });
  await queue.post(database.db, { about: "two" }, { account: id, mailbox });

  await queue.drain();
  await queue.drain();

  expect(handed).toEqual([
    [{ about: "one" }, { account: undefined, mailbox }],
    [{ about: "two" }, { account: id, mailbox }],
  ]);
  expect(await rows()).toEqual([]);
});

test("what is posted in a transaction that fails was never asked for", async () => {
  const handed: Asked[] = [];
  const queue = await aQueue(async (asked) => void handed.push(asked));

  const failing = database.db.transaction(async (tx) => {
    await queue.post(tx, { about: "undone" }, { mailbox });
    throw new Error("no");
  });

  await expect(failing).rejects.toThrow("no");
  await queue.drain();
  expect(handed).toEqual([]);
});

test("leaves by itself a moment after it was told to, where mail is sent", async () => {
  let handed: Asked | undefined;
  const queue = await aQueue(
    async (asked) => {
      handed = asked;
    },
    { works: true },
  );
  await queue.post(database.db, { about: "soon" }, { mailbox });
  queue.wake();

  await expect.poll(() => handed).toEqual({ about: "soon" });
});

test("what fails is tried eight times within about two hours, then given up", async () => {
  let tries = 0;
  const queue = await aQueue(async () => {
    tries += 1;
    throw new Error("no server at mail.salida.test");
  });
  await queue.post(database.db, { about: "lost" }, { mailbox });

  const seen = [];
  await queue.drain();
  // the longest that each pause can be
  for (const wait of [80, 160, 320, 640, 1_280, 2_560, 5_120]) {
    await pass(wait * 0.49);
    await queue.drain();
    const early = tries;
    await pass(wait * 0.51);
    await queue.drain();
    seen.push([early, tries, (await rows()).length]);
  }

  expect(seen).toEqual([
    [1, 2, 1],
    [2, 3, 1],
    [3, 4, 1],
    [4, 5, 1],
    [5, 6, 1],
    [6, 7, 1],
    [7, 8, 0],
  ]);
  await pass(100_000);
  await queue.drain();
  expect(tries).toBe(8);
  const lines = log
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ level, over }) => [level, over])).toEqual([...Array(7).fill([40, false]), [50, true]]);
  expect(log).not.toContain("salida.test");
});

test("one that fails does not keep the others waiting", async () => {
  const handed: string[] = [];
  const queue = await aQueue(async ({ about }) => {
    if (about === "bad") throw new Error("no");
    handed.push(about);
  });
  for (const about of ["bad", "one", "two"]) await queue.post(database.db, { about }, { mailbox });

  await queue.drain();

  expect(handed).toEqual(["one", "two"]);
});

test("what is refused for good is given up at once", async () => {
  const queue = await aQueue(async () => {
    throw new MailRefused("550");
  });
  await queue.post(database.db, { about: "nobody there" }, { mailbox });

  await queue.drain();

  expect(await rows()).toEqual([]);
  expect(JSON.parse(log)).toMatchObject({ event: "mail", over: true });
});

test("mail that a version before queued is seen to, once", async () => {
  const handed: Asked[] = [];
  const queue = await aQueue(async (asked) => void handed.push(asked));
  await queue.post(database.db, { about: "from before" }, { mailbox });
  await database.db.execute(sql`delete from jobs.job`);
  await queue.post(database.db, { about: "from now" }, { mailbox });

  await queue.adopt();
  await queue.adopt();
  await queue.drain();
  await queue.adopt();
  await queue.drain();

  expect(handed.map(({ about }) => about).sort()).toEqual(["from before", "from now"]);
  expect(await rows()).toEqual([]);
});

test("an account's mail goes with the account", async () => {
  const handed: Asked[] = [];
  const queue = await aQueue(async (asked) => void handed.push(asked));
  await queue.post(database.db, { about: "too late" }, { account: await anAccount(), mailbox });
  await database.db.delete(account);

  await queue.drain();

  expect([await rows(), handed]).toEqual([[], []]);
});

test("what other secrets sealed is dropped, and so is what was altered", async () => {
  const handed: Asked[] = [];
  const queue = await aQueue(async (asked) => void handed.push(asked));
  const before = await aQueue(async () => undefined, { secret: randomBytes(32).toString("base64url") });
  await before.post(database.db, { about: "sealed by another" }, { mailbox });
  await queue.post(database.db, { about: "altered" }, { mailbox });
  const [, altered] = await rows();
  const sealed = `${altered?.sealed.slice(0, -4)}AAAA`;
  await database.db
    .update(queuedMail)
    .set({ sealed })
    .where(eq(queuedMail.id, altered?.id ?? ""));

  await queue.drain();

  expect([await rows(), handed]).toEqual([[], []]);
  const told = log.trim().split("\n");
  expect(told.map((line) => JSON.parse(line))).toEqual(
    told.map(() => expect.objectContaining({ level: 40, outcome: "unreadable" })),
  );
  expect(told).toHaveLength(2);
});

test("nothing in the row tells whose mail it is or what is in it", async () => {
  const queue = await aQueue(async () => undefined);
  await queue.post(database.db, { about: "canary" }, { mailbox });
  await queue.post(database.db, { about: "canary" }, { mailbox });

  const [one, two] = await rows();
  const jobs = await database.db.execute(sql`select * from jobs.job`);
  expect(JSON.stringify([one, two, jobs.rows])).not.toContain("canary");
  expect(Buffer.from(one?.sealed ?? "", "base64url").toString("latin1")).not.toContain("canary");
  expect(one?.sealed).not.toBe(two?.sealed);
});
