import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { type Jobs, openJobs, type Work } from "./jobs.ts";
import { aDatabase, type TestDatabase } from "./test-database.ts";

interface Task {
  about: string;
}

const trying = { tries: 3, pause: 60, longest: 60 };

let database: TestDatabase;
let log = "";
const opened: Jobs[] = [];
beforeAll(async () => {
  database = await aDatabase();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.stop()));
  await database.db.execute(sql`delete from jobs.job`);
  log = "";
});
afterAll(() => database.drop());

/** A process with one sort of work. */
async function aProcess(work: Work<Task>, works = false) {
  const lines = {
    write(line: string) {
      log += line;
    },
  };
  const jobs = openJobs({ db: database.db, log: pino({ level: "trace" }, lines), works, watch: 1 });
  const queue = jobs.queue<Task>("chores", trying, work);
  await jobs.start();
  opened.push(jobs);
  return { ...queue, jobs };
}

const rows = async () =>
  (await database.db.execute<{ state: string }>(sql`select state from jobs.job where name = 'chores'`)).rows;

/** Lets so many seconds pass for every job that waits. */
async function pass(seconds: number): Promise<void> {
  await database.db.execute(
    sql`update jobs.job set start_after = start_after - make_interval(secs => ${seconds})`,
  );
}

test("what is asked for is done once, whoever asked", async () => {
  const done: string[] = [];
  const asker = await aProcess(async () => undefined);
  const worker = await aProcess(async ({ about }) => void done.push(about));
  await asker.send(database.db, { about: "one" });
  await asker.send(database.db, { about: "two" });

  await worker.drain();
  await worker.drain();

  expect(done).toEqual(["one", "two"]);
});

test("what a transaction asked for that failed was never asked for", async () => {
  const done: string[] = [];
  const { send, drain } = await aProcess(async ({ about }) => void done.push(about));

  const failing = database.db.transaction(async (tx) => {
    await send(tx, { about: "undone" });
    throw new Error("no");
  });

  await expect(failing).rejects.toThrow("no");
  await drain();
  expect([done, await rows()]).toEqual([[], []]);
});

test("under one id there is one job; of one key one waits, and another can once it was begun", async () => {
  const done: string[] = [];
  const { send, drain } = await aProcess(async ({ about }) => void done.push(about));
  const id = crypto.randomUUID();
  for (const about of ["one", "again"]) await send(database.db, { about }, { id });
  for (const about of ["first", "second"]) await send(database.db, { about }, { key: "same" });

  await drain();
  await send(database.db, { about: "third" }, { key: "same" });
  await send(database.db, { about: "never" }, { id });
  await drain();

  expect(done).toEqual(["one", "first", "third"]);
});

test("what fails is tried again after a pause that doubles, then given up, and said so", async () => {
  const lasts: boolean[] = [];
  const { send, drain } = await aProcess(async (_, last) => {
    lasts.push(last);
    throw new TypeError("quotes somebody@salida.test");
  });
  await send(database.db, { about: "lost" });

  await drain();
  await pass(55);
  await drain();
  expect(lasts).toEqual([false]);
  await pass(65);
  await drain();
  await pass(115);
  await drain();
  expect(lasts).toEqual([false, false]);
  await pass(125);
  await drain();
  await pass(10_000);
  await drain();

  expect(lasts).toEqual([false, false, true]);
  const kept = await database.db.execute(sql`select output from jobs.job`);
  expect(JSON.stringify(kept.rows) + log).not.toContain("salida.test");
  await aProcess(async () => undefined, true);
  await expect.poll(() => log).toContain("given up");
});

test("one that fails does not keep the others waiting", async () => {
  const done: string[] = [];
  const { send, drain } = await aProcess(async ({ about }) => {
    if (about === "bad") throw new Error("no");
    done.push(about);
  });
  for (const about of ["bad", "one", "two"]) await send(database.db, { about });

  await drain();

  expect(done).toEqual(["one", "two"]);
});

test("a process that works does what is asked for as soon as it is woken, one after the other", async () => {
  const done: string[] = [];
  const { send, wake } = await aProcess(async ({ about }) => void done.push(about), true);
  for (let at = 0; at < 12; at += 1) await send(database.db, { about: `job ${at}` });

  wake();

  // by rounds of two seconds it would take half a minute
  await expect.poll(() => done.length, { timeout: 10_000 }).toBe(12);
});

test("a drain waits for what the same process's poll has taken", async () => {
  const done: string[] = [];
  const { send, wake, drain } = await aProcess(async ({ about }) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    done.push(about);
  }, true);

  for (let at = 0; at < 20; at += 1) {
    await send(database.db, { about: `job ${at}` });
    wake();
    // at another moment of the poll each time
    await new Promise((resolve) => setTimeout(resolve, at));
    await drain();
    expect(done).toHaveLength(at + 1);
  }
});

test("a process that does not work only asks", async () => {
  const done: string[] = [];
  const { send, wake } = await aProcess(async ({ about }) => void done.push(about));
  await send(database.db, { about: "later" });
  wake();

  const other = await aProcess(async ({ about }) => void done.push(`other ${about}`), true);
  other.wake();

  await expect.poll(() => done).toEqual(["other later"]);
});

test("two processes do each of a hundred jobs exactly once", async () => {
  const done: Record<"one" | "two", string[]> = { one: [], two: [] };
  const processOf = (name: "one" | "two") =>
    aProcess(async ({ about }) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      done[name].push(about);
    });
  const both = [await processOf("one"), await processOf("two")] as const;
  const abouts = Array.from({ length: 100 }, (_, at) => `job ${at}`);
  for (const about of abouts) await both[0].send(database.db, { about });

  await Promise.all(both.flatMap(({ drain }) => [drain(), drain()]));

  expect([...done.one, ...done.two].sort()).toEqual(abouts.sort());
  expect(Math.min(done.one.length, done.two.length)).toBeGreaterThan(0);
});

test("a job whose process died is done by another once its silence was noticed", async () => {
  const dead = await aProcess(() => new Promise(() => undefined));
  const done: string[] = [];
  await dead.send(database.db, { about: "left behind" });
  // it can be neither asked to stop nor waited for
  opened.splice(opened.indexOf(dead.jobs), 1);
  void dead.drain();
  await expect.poll(async () => (await rows())[0]?.state).toBe("active");

  const alive = await aProcess(async ({ about }) => void done.push(about), true);
  await alive.drain();
  expect(done).toEqual([]);
  await database.db.execute(
    sql`update jobs.job set heartbeat_on = now() - interval '21 seconds' where state = 'active'`,
  );
  await expect.poll(async () => (await rows())[0]?.state, { timeout: 19_000 }).toBe("retry");
  await pass(120);

  await expect.poll(() => done, { timeout: 5_000 }).toEqual(["left behind"]);
});

test("after it is stopped nothing is begun, and what is under way is waited for", async () => {
  const done: string[] = [];
  let finish = () => {};
  const { send, drain, wake, jobs } = await aProcess(async ({ about }) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    done.push(about);
  });
  for (const about of ["under way", "next"]) await send(database.db, { about });
  void drain();
  await expect
    .poll(async () => (await rows()).map(({ state }) => state).sort())
    .toEqual(["active", "created"]);

  const stopping = jobs.stop();
  finish();
  await stopping;
  wake();
  await drain();

  expect(done).toEqual(["under way"]);
});

test("a database that is away for a moment loses no job", async () => {
  const done: string[] = [];
  const { send, drain } = await aProcess(async ({ about }) => void done.push(about));
  await send(database.db, { about: "kept" });
  const { query } = database.db.$client;
  database.db.$client.query = (() => Promise.reject(new Error("away"))) as never;
  await expect(drain()).rejects.toThrow();
  database.db.$client.query = query;

  await drain();

  expect(done).toEqual(["kept"]);
});

test("what is done is deleted after an hour, and looked for every few minutes", async () => {
  const { send, drain } = await aProcess(async () => undefined);
  await send(database.db, { about: "long ago" });
  await send(database.db, { about: "just now" });
  await drain();
  await database.db.execute(sql`update jobs.job set completed_on = completed_on - interval '61 minutes'
    where data->>'about' = 'long ago'`);
  await database.db.execute(sql`update jobs.queue set maintain_on = now() - interval '2 minutes'`);

  await aProcess(async () => undefined, true);

  const left = async () =>
    (await database.db.execute(sql`select data->>'about' about from jobs.job where name = 'chores'`)).rows;
  await expect.poll(left, { timeout: 10_000 }).toEqual([{ about: "just now" }]);
});

test("what was asked for while the database's clock was ahead is done, and rounds go on, once it is set back", async () => {
  const done: string[] = [];
  const { send } = await aProcess(async () => undefined);
  await send(database.db, { about: "asked ahead" });
  await database.db.execute(sql`update jobs.job set start_after = start_after + interval '9 days',
    created_on = created_on + interval '9 days'`);
  await database.db.execute(sql`update jobs.version set cron_on = now() + interval '9 days'`);
  await database.db.execute(sql`update jobs.queue set monitor_claim_on = now() + interval '9 days',
    maintain_on = now() + interval '9 days'`);

  await aProcess(async ({ about }) => void done.push(about), true);

  await expect.poll(() => done, { timeout: 10_000 }).toEqual(["asked ahead"]);
  const { rows } = await database.db.execute(sql`select
    (select count(*)::int from jobs.version where cron_on > now()) crons,
    (select count(*)::int from jobs.queue where greatest(monitor_claim_on, maintain_on) > now()) queues`);
  expect(rows).toEqual([{ crons: 0, queues: 0 }]);
});

test("a process whose own clock is set back goes on with its rounds", async () => {
  await aProcess(async () => undefined, true);
  const looked = async () =>
    (await database.db.execute<{ at: Date }>(sql`select max(monitor_claim_on)::text at from jobs.queue`))
      .rows[0]?.at;
  const before = await looked();
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 86_400_000 });

  for (const from of [before, await looked()])
    await expect.poll(async () => (await looked()) !== from, { timeout: 10_000 }).toBe(true);
  const from = await looked();
  await expect.poll(async () => (await looked()) !== from, { timeout: 10_000 }).toBe(true);
});
