import { sql } from "drizzle-orm";
import { type Clock, type Db, PgBoss, systemClock } from "pg-boss";
import type { Database } from "./database.ts";

/** How a sort of work is tried. */
export interface Trying {
  /** How often in all, before it is given up. */
  tries: number;
  /** Seconds before the second try, at least; by chance up to twice as many. Before each that follows it is doubled. */
  pause: number;
  /** Seconds after which a try counts as failed, whatever it is doing. */
  longest: number;
  /** How many a process does at once; one where it is not said. */
  atOnce?: number;
}

/** Where jobs go whose tries are used up. */
export const givenUp = "given-up";

/** pg-boss waits and measures by this one: unlike the machine's nobody sets it. */
const clock: Clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };
/** Seconds between two looks how far the database's clock is from it: cron lines go by the database's. */
const compared = 60;
/** Seconds. Jobs done or given up are kept for an hour, for who wants to know. */
const kept = 3_600;
/** Looks after which done jobs are deleted: of five seconds, five minutes. */
const looks = 60;
/** Seconds without a sign of life after which a job's process counts as dead. */
const silence = 20;

/**
 * pg-boss over the store's pool: it needs no connection of its own. `watch` is how many seconds are between two looks
 * for what should be tried again or deleted; without it nobody looks.
 */
export function bossOn(db: Database, watch: number | undefined): PgBoss {
  const overPool: Db = {
    async executeSql(text, values) {
      const result: unknown = await db.$client.query(text, values as unknown[]);
      // several statements in one text
      return (Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result) as { rows: [] };
    },
  };
  return new PgBoss({
    db: overPool,
    schema: "jobs",
    clock,
    clockMonitorIntervalSeconds: compared,
    supervise: watch !== undefined,
    schedule: watch !== undefined,
    ...(watch !== undefined && {
      superviseIntervalSeconds: watch,
      monitorIntervalSeconds: watch,
      maintenanceIntervalSeconds: looks * watch,
    }),
  });
}

/** How a job is tried, in pg-boss's words. */
export function optionsOf({ tries, pause, longest }: Trying) {
  return {
    retryLimit: tries - 1,
    retryDelay: pause,
    retryBackoff: true,
    expireInSeconds: longest,
    heartbeatSeconds: silence,
    deleteAfterSeconds: kept,
    deadLetter: givenUp,
  };
}

/**
 * Brings back to now what pg-boss wrote while the database's clock was ahead. It begins a round by when the last one was,
 * and a job by when it was asked for: once the clock is set back all would rest until it is there again. No job waits for a
 * day.
 */
export async function bringBack(db: Database): Promise<void> {
  await db.execute(sql`
    with cron as (
      update jobs.version set cron_on = now() where cron_on > now() + interval '1 second'),
    rounds as (
      update jobs.queue set monitor_claim_on = least(monitor_claim_on, now()), maintain_on = least(maintain_on, now())
        where greatest(monitor_claim_on, maintain_on) > now() + interval '1 second')
    update jobs.job set start_after = least(start_after, now()), created_on = least(created_on, now()),
        started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
      where state <= 'active'
        and (greatest(created_on, started_on) > now() + interval '1 second' or start_after > now() + interval '1 day')`);
}
