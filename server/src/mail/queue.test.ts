import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import pino from "pino";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { account, queuedMail } from "#store/account-tables.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { MailRefused } from "./mail.ts";
import { type MailOwner, type MailQueue, openMailQueue } from "./queue.ts";
import { openSeal } from "./seal.ts";

interface Asked {
  about: string;
}

const minute = 60_000;
const mailbox = "a keyed hash";
const secret = randomBytes(32).toString("base64url");

let database: TestDatabase;
let ahead = 0;
let log = "";
beforeAll(async () => {
  database = await aDatabase();
});
afterEach(async () => {
  await database.db.delete(queuedMail);
  ahead = 0;
  log = "";
});
afterAll(() => database.drop());

function pass(ms: number): void {
  ahead += ms;
}

/** A queue of this test's database, as one process has it. */
function aQueue(deliver: (asked: Asked, owner: MailOwner) => Promise<void>, own = secret): MailQueue<Asked> {
  return openMailQueue<Asked>({
    db: database.db,
    seal: openSeal(own),
    now: () => new Date(Date.now() + ahead),
    log: pino(
      { level: "trace" },
      {
        write(line: string) {
          log += line;
        },
      },
    ),
    deliver,
  });
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
  const queue = aQueue(async (asked, owner) => void handed.push([asked, owner]));
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
  const queue = aQueue(async (asked) => void handed.push(asked));

  const failing = database.db.transaction(async (tx) => {
    await queue.post(tx, { about: "undone" }, { mailbox });
    throw new Error("no");
  });

  await expect(failing).rejects.toThrow("no");
  await queue.drain();
  expect(handed).toEqual([]);
});

test("wakes by itself a moment after it was told to", async () => {
  const handed = new Promise<Asked>((resolve) => {
    const queue = aQueue(async (asked) => resolve(asked));
    void queue.post(database.db, { about: "soon" }, { mailbox }).then(queue.wake);
  });

  expect(await handed).toEqual({ about: "soon" });
});

test("what fails is tried again after one, two, four … minutes, eight times in all, then given up", async () => {
  let tries = 0;
  const queue = aQueue(async () => {
    tries += 1;
    throw new Error("no server at mail.salida.test");
  });
  await queue.post(database.db, { about: "lost" }, { mailbox });

  const seen = [];
  for (const wait of [0, 1, 2, 4, 8, 16, 32, 64]) {
    pass(wait * minute - (wait && 1_000));
    await queue.drain();
    const early = tries;
    pass(wait && 1_000);
    await queue.drain();
    seen.push([early, tries, (await rows()).length]);
  }

  expect(seen).toEqual([
    [1, 1, 1],
    [1, 2, 1],
    [2, 3, 1],
    [3, 4, 1],
    [4, 5, 1],
    [5, 6, 1],
    [6, 7, 1],
    [7, 8, 0],
  ]);
  pass(1_000 * minute);
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
  const queue = aQueue(async ({ about }) => {
    if (about === "bad") throw new Error("no");
    handed.push(about);
  });
  for (const about of ["bad", "one", "two"]) await queue.post(database.db, { about }, { mailbox });

  await queue.drain();

  expect(handed).toEqual(["one", "two"]);
});

test("what is refused for good is given up at once", async () => {
  const queue = aQueue(async () => {
    throw new MailRefused("550");
  });
  await queue.post(database.db, { about: "nobody there" }, { mailbox });

  await queue.drain();

  expect(await rows()).toEqual([]);
  expect(JSON.parse(log)).toMatchObject({ event: "mail", over: true });
});

test("two queues on one database hand over each of 100 mails exactly once", async () => {
  const handed: Record<"one" | "two", string[]> = { one: [], two: [] };
  const queueOf = (name: "one" | "two") =>
    aQueue(async ({ about }) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      handed[name].push(about);
    });
  const queues = [queueOf("one"), queueOf("two")] as const;
  const abouts = Array.from({ length: 100 }, (_, at) => `mail ${at}`);
  for (const about of abouts) await queues[0].post(database.db, { about }, { mailbox });

  await Promise.all(queues.flatMap(({ drain }) => [drain(), drain()]));

  expect([...handed.one, ...handed.two].sort()).toEqual(abouts.sort());
  expect(handed.one.length).toBeGreaterThan(0);
  expect(handed.two.length).toBeGreaterThan(0);
  expect(await rows()).toEqual([]);
});

test("a mail whose holder died is taken by another once its minute is over, not before", async () => {
  const dead = aQueue(() => new Promise(() => undefined));
  const handed: Asked[] = [];
  const alive = aQueue(async (asked) => void handed.push(asked));
  await dead.post(database.db, { about: "left behind" }, { mailbox });
  void dead.drain();
  await expect.poll(async () => (await rows())[0]?.tries).toBe(1);

  pass(59_000);
  await alive.drain();
  expect(handed).toEqual([]);
  pass(1_000);
  await alive.drain();

  expect(handed).toEqual([{ about: "left behind" }]);
  expect(await rows()).toEqual([]);
});

test("an account's mail goes with the account", async () => {
  const handed: Asked[] = [];
  const queue = aQueue(async (asked) => void handed.push(asked));
  await queue.post(database.db, { about: "too late" }, { account: await anAccount(), mailbox });
  await database.db.delete(account);

  await queue.drain();

  expect([await rows(), handed]).toEqual([[], []]);
});

test("what other secrets sealed is dropped, and so is what was altered", async () => {
  const handed: Asked[] = [];
  const queue = aQueue(async (asked) => void handed.push(asked));
  const before = aQueue(async () => undefined, randomBytes(32).toString("base64url"));
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
});

test("after it is stopped nothing is begun, and what is under way is waited for", async () => {
  const handed: string[] = [];
  let finish = () => {};
  const queue = aQueue(async ({ about }) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    handed.push(about);
  });
  for (const about of ["under way", "next"]) await queue.post(database.db, { about }, { mailbox });
  void queue.drain();
  await expect.poll(async () => (await rows()).map(({ tries }) => tries).sort()).toEqual([0, 1]);

  const stopping = queue.stop();
  finish();
  await stopping;
  queue.wake();
  await queue.drain();

  expect(handed).toEqual(["under way"]);
  expect((await rows()).map(({ tries }) => tries)).toEqual([0]);
});

test("a database that is away for a moment loses no mail", async () => {
  const handed: Asked[] = [];
  const queue = aQueue(async (asked) => void handed.push(asked));
  await queue.post(database.db, { about: "kept" }, { mailbox });
  const { query } = database.db.$client;
  database.db.$client.query = (() => Promise.reject(new Error("away"))) as never;
  await expect(queue.drain()).rejects.toThrow();
  database.db.$client.query = query;

  await queue.drain();

  expect(handed).toEqual([{ about: "kept" }]);
});

test("nothing in the row tells whose mail it is or what is in it", async () => {
  const queue = aQueue(async () => undefined);
  await queue.post(database.db, { about: "canary" }, { mailbox });
  await queue.post(database.db, { about: "canary" }, { mailbox });

  const [one, two] = await rows();
  expect(JSON.stringify([one, two])).not.toContain("canary");
  expect(Buffer.from(one?.sealed ?? "", "base64url").toString("latin1")).not.toContain("canary");
  expect(one?.sealed).not.toBe(two?.sealed);
});
