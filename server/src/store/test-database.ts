import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { inject } from "vitest";
import { type Database, openStore } from "./database.ts";

export interface TestDatabase {
  db: Database;
  connection: pg.ClientConfig;
  drop(): Promise<void>;
}

const migrations = fileURLToPath(new URL("../../migrations", import.meta.url));

/** A fresh, migrated, empty database of this test's own. */
export function aDatabase(): Promise<TestDatabase> {
  return opened(inject("run"), migrations);
}

/** A fresh, empty database as it was after so many migrations. */
export function anOldDatabase(migrated: number): Promise<TestDatabase> {
  return withMigrations(migrated, (folder) => opened("template0", folder));
}

/** Lends a folder with only the first so many migrations. */
export async function withMigrations<T>(count: number, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "salida-migrations-"));
  try {
    cpSync(migrations, folder, { recursive: true });
    const journal = join(folder, "meta/_journal.json");
    const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: unknown[] };
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A copy of a database that nobody is connected to. */
export async function aCopyOf(template: string): Promise<Omit<TestDatabase, "db">> {
  const database = `${inject("run")}_${randomBytes(6).toString("hex")}`;
  await asAdmin(`create database ${database} template ${template}`);
  return {
    connection: { ...inject("postgres"), database },
    drop: () => asAdmin(`drop database ${database} with (force)`),
  };
}

async function opened(template: string, folder: string): Promise<TestDatabase> {
  const { connection, drop } = await aCopyOf(template);
  // a busy machine takes its time over many at once
  const store = await openStore({ connection: () => connection, migrations: folder }, 10, 20_000);
  return {
    db: store.db,
    connection,
    drop: async () => {
      await store.close();
      await drop();
    },
  };
}

/** Asks the shared server from beside all tests' databases. */
export async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ ...inject("postgres"), database: "postgres" });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
