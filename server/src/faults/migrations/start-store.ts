import { join } from "node:path";
import type pg from "pg";
import { openStore } from "#store/database.ts";
import { openJobs } from "#store/jobs.ts";

export const migrations = join(import.meta.dirname, "../../../migrations");

const quiet = { warn: () => undefined, error: () => undefined };

/** What a server does to its database when it starts, but for the stock: its tables, and those of the jobs. */
export async function startStore(connection: pg.ClientConfig, folder = migrations): Promise<void> {
  const store = await openStore({ connection: () => connection, migrations: folder }, 1, 30_000);
  try {
    const jobs = openJobs({ db: store.db, log: quiet, works: false });
    await jobs.start();
    await jobs.stop();
  } finally {
    await store.close();
  }
}
