import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openStore } from "./database.ts";
import { openEmbeddedPostgres } from "./embedded-postgres.ts";
import { openJobs } from "./jobs.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server all tests share. */
    postgres: { host: string; port: number; user: string; password: string };
    /** What this run's databases are named after. */
    run: string;
  }
}

const folder = fileURLToPath(new URL("../../../.cache/test-postgres", import.meta.url));
const migrations = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Starts one embedded PostgreSQL for the whole run, with a migrated database that each test copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const embedded = await openEmbeddedPostgres(folder, console.warn);
  const { host, port, user, password } = embedded.connection();
  const admin = new pg.Client({ ...embedded.connection(), database: "postgres" });
  await admin.connect();
  await dropDatabases(admin, isOver);
  const run = `test_${process.pid}`;
  await admin.query(`create database ${run}`);
  await makeTables({ ...embedded.connection(), database: run });
  project.provide("postgres", { host, port, user, password });
  project.provide("run", run);
  return async () => {
    await dropDatabases(admin, (pid) => pid === process.pid);
    await admin.end();
    await embedded.release();
  };
}

async function makeTables(connection: pg.ClientConfig): Promise<void> {
  const store = await openStore({ connection: () => connection, migrations });
  const jobs = openJobs({ db: store.db, log: console, works: false });
  await jobs.start();
  await jobs.stop();
  await store.close();
}

async function dropDatabases(admin: pg.Client, ofRun: (pid: number) => boolean): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    "select datname from pg_database where datname like 'test\\_%'",
  );
  for (const { datname } of rows) {
    if (ofRun(Number(datname.split("_")[1]))) await admin.query(`drop database "${datname}" with (force)`);
  }
}

function isOver(pid: number): boolean {
  return !existsSync(`/proc/${pid}`);
}
