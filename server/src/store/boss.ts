import { type Db, PgBoss } from "pg-boss";
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

/** Seconds. Jobs done or given up are kept for an hour, for who wants to know. */
const kept = 3_600;
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
    supervise: watch !== undefined,
    schedule: watch !== undefined,
    ...(watch !== undefined && { superviseIntervalSeconds: watch, monitorIntervalSeconds: watch }),
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
