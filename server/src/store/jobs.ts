import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromDrizzle, type JobWithMetadata, type PgBoss } from "pg-boss";
import { bossOn, bringBack, givenUp, optionsOf, type Trying } from "./boss.ts";
import type { Database, Queries } from "./database.ts";

/** What is asked for besides the task. */
export interface Wish {
  /** Under one id there is one job, however often it is asked for. */
  id?: string;
  /** Of those with one key a single one waits to be begun; who asks for it meanwhile asks for nothing more. */
  key?: string;
  /** Seconds before it is begun. */
  after?: number;
  /** Of those that are due the highest is begun first; 0 where it is not said. */
  priority?: number;
}

/** One sort of work that is done later. */
export interface Queue<Task> {
  /** Asks for it; in a transaction it counts once that is committed. Who should not wait for a round wakes it then. */
  send(queries: Queries, task: Task, wish?: Wish): Promise<void>;
  /** Of these ids, those under which there is no job. */
  lacking(ids: readonly string[]): Promise<string[]>;
  /** Raises the priority of one that waits under an id; one that is begun goes on. */
  hurry(queries: Queries, id: string, priority: number): Promise<void>;
  /** Has this process look now, if it works. */
  wake(): void;
  /** Does all that is due, in this process, and waits for what it was already doing. */
  drain(): Promise<void>;
}

/** Does a task; what it throws is one failed try. `last` says that there will be no other. */
export type Work<Task> = (task: Task, last: boolean) => Promise<void>;

/** The one way to do work later: queues in tables of their own in the same database, over the store's connections. */
export interface Jobs {
  /** Registers a sort of work. Before `start`. */
  queue<Task extends object>(name: string, trying: Trying, work: Work<Task>): Queue<Task>;
  /** Does `work` at every time of a cron line (UTC), in one process however many there are. Before `start`. */
  every(name: string, cron: string, work: () => Promise<void>): void;
  /** Makes the tables where they are missing; a process that works begins to look for what is due. */
  start(): Promise<void>;
  /** Begins nothing more, lets what runs finish for a few seconds, then stops. */
  stop(): Promise<void>;
}

/** Where faults are told; a server's log is one. */
export type JobLog = Record<"warn" | "error", (facts: object, message: string) => void>;

export interface JobsOptions {
  db: Database;
  log: JobLog;
  /** Whether this process does the work, or only asks for it. */
  works: boolean;
  /** Seconds between two looks for jobs whose process died. */
  watch?: number;
  /** Told whatever keeps the queues from being looked at. */
  onFault?: (error: unknown) => void;
}

type Taken = JobWithMetadata<object>;

/** A sort of work as this process has it. */
interface Registered {
  name: string;
  trying: Trying;
  work: Work<never>;
  cron?: string;
  /** The polls of this process, once it works. */
  polls: string[];
  /** What this process is doing of it. */
  running: Set<Promise<void>>;
}

/** What this process has of the queues. */
interface Desk {
  boss: PgBoss;
  db: Database;
  log: JobLog;
  all: Registered[];
  stopped: boolean;
}

const everyNow: Trying = { tries: 3, pause: 60, longest: 600 };
/** Seconds between two looks of a process. Who asks in the same process wakes it, so nobody waits for this. */
const round = 2;
/** Milliseconds between two lines on the same fault of the queues. */
const faultPause = 30_000;
/** Milliseconds that a drain waits at most for what others do. */
const blink = 2_000;
/** Milliseconds that a stopping process leaves to what it does. */
const farewell = 5_000;

export function openJobs({ db, log, works, watch = 5, onFault }: JobsOptions): Jobs {
  const desk: Desk = { boss: bossOn(db, works ? watch : undefined), db, log, all: [], stopped: false };
  const { boss, all } = desk;
  const tell = faultTeller(log);
  boss.on("error", (error: Error) => {
    tell(error);
    onFault?.(error);
  });
  let watching: NodeJS.Timeout | undefined;
  return {
    queue(name, trying, work) {
      const job: Registered = { name, trying, work, polls: [], running: new Set() };
      all.push(job);
      return {
        async send(queries, task, { id, key = randomUUID(), after, priority } = {}) {
          const named = { ...(id && { id }), ...(priority && { priority }), singletonKey: key };
          const asked = { ...named, ...(after && { startAfter: after }), ...optionsOf(trying) };
          await boss.send(name, task, { ...asked, db: fromDrizzle(queries, sql) });
        },
        async lacking(ids) {
          const { rows } = await db.execute<{ id: string }>(sql`
            select id from unnest(${sql.param(ids)}::uuid[]) id
              where not exists (select from jobs.job where name = ${name} and job.id = id.id)`);
          return rows.map(({ id }) => id);
        },
        async hurry(queries, id, priority) {
          await queries.execute(sql`update jobs.job set priority = ${priority}
            where name = ${name} and id = ${id} and state < 'active' and priority < ${priority}`);
        },
        wake: () => wake(desk, job),
        drain: () => drain(desk, job),
      };
    },
    every(name, cron, work) {
      all.push({ name, trying: everyNow, work, cron, polls: [], running: new Set() });
    },
    async start() {
      await boss.start();
      const there = new Set((await boss.getQueues()).map(({ name }) => name));
      if (!there.has(givenUp)) await boss.createQueue(givenUp);
      for (const { name, trying } of all)
        if (!there.has(name)) await boss.createQueue(name, { policy: "short", ...optionsOf(trying) });
      if (!works) return;
      await beginWork(desk);
      // while the database is away nothing is brought back, the next time it is
      watching = setInterval(() => void bringBack(db).catch(() => undefined), watch * 1_000).unref();
    },
    async stop() {
      desk.stopped = true;
      clearInterval(watching);
      await boss.stop({ graceful: true, timeout: farewell });
      // a drain does its work beside the polls
      const running = all.flatMap((job) => [...job.running]);
      await Promise.race([Promise.allSettled(running), sleep(farewell, undefined, { ref: false })]);
    },
  };
}

/** Every poll fails every two seconds while the database is away: each reason is told once in a while. */
function faultTeller(log: JobLog): (error: Error) => void {
  const told = new Map<string, number>();
  return (error) => {
    const why = reasonOf(error);
    const now = performance.now();
    if (now - (told.get(why) ?? Number.NEGATIVE_INFINITY) < faultPause) return;
    told.set(why, now);
    log.warn({ fault: error.name, why }, "jobs");
  };
}

/** A fault's code, or what the driver says where there is none; another text might quote what is in a row. */
function reasonOf(error: Error & { code?: string }): string {
  const { code, message, cause } = error;
  const known = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;
  return (cause as typeof error | undefined)?.code ?? code ?? known.exec(message)?.[0] ?? "no code";
}

async function beginWork(desk: Desk): Promise<void> {
  const { boss, log, all } = desk;
  await boss.work(givenUp, { batchSize: 1, includeMetadata: true }, async ([taken]) => {
    log.error({ job: taken?.sourceName, id: taken?.sourceId }, "given up");
  });
  for (const job of all) {
    const looking = { batchSize: 1, includeMetadata: true, pollingIntervalSeconds: round } as const;
    for (let at = 0; at < (job.trying.atOnce ?? 1); at += 1) {
      const poll = await boss.work<object>(job.name, looking, async ([taken]) => {
        // there may be more: after this one it looks again at once
        wake(desk, job);
        if (taken) await attempt(desk, job, taken as Taken);
      });
      job.polls.push(poll);
    }
    if (job.cron) await boss.schedule(job.name, job.cron);
  }
}

function wake({ boss, stopped }: Desk, { polls }: Registered): void {
  if (!stopped) for (const poll of polls) boss.notifyWorker(poll);
}

async function drain(desk: Desk, job: Registered): Promise<void> {
  const { boss } = desk;
  while (!desk.stopped) {
    const [taken] = await boss.fetch<object>(job.name, { includeMetadata: true });
    if (!taken) break;
    await attempt(desk, job, taken).then(
      () => boss.complete(job.name, taken.id),
      (error: Error) => boss.fail(job.name, taken.id, error),
    );
  }
  await Promise.allSettled(job.running);
  // this process's poll may be taking one, or have taken one that it has not begun yet
  const until = performance.now() + blink;
  while (job.polls.length > 0 && performance.now() < until && (await isLeft(desk, job))) await sleep(10);
}

/** Whether there is a job that is due, or that somebody does now. */
async function isLeft({ db }: Desk, { name }: Registered): Promise<boolean> {
  const left = sql`name = ${name} and state <= 'active' and start_after <= now()`;
  const { rows } = await db.execute(sql`select from jobs.job where ${left} limit 1`);
  return rows.length > 0;
}

/** Does a job that was taken. What it throws tells what went wrong and quotes nothing: it is kept in the job's row. */
async function attempt({ log }: Desk, { name, work, running }: Registered, taken: Taken): Promise<void> {
  const { data, retryCount, retryLimit } = taken;
  const doing = work(data as never, retryCount >= retryLimit).catch((error: Error) => {
    log.warn({ job: name, attempt: retryCount + 1, fault: error.name }, "jobs");
    throw Object.assign(new Error(error.name), { stack: undefined });
  });
  running.add(doing);
  await doing.finally(() => running.delete(doing));
}
