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
export async function anOldDatabase(migrated: number): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "salida-migrations-"));
  try {
    cpSync(migrations, folder, { recursive: true });
    const journal = join(folder, "meta/_journal.json");
    const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: unknown[] };
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, migrated) }));
    return await opened("template0", folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function opened(template: string, folder: string): Promise<TestDatabase> {
  const database = `${inject("run")}_${randomBytes(6).toString("hex")}`;
  const server = inject("postgres");
  await asAdmin(`create database ${database} template ${template}`);
  const connection = { ...server, database };
  // a busy machine takes its time over many at once
  const store = await openStore({ connection: () => connection, migrations: folder }, 10, 20_000);
  return {
    db: store.db,
    connection,
    drop: async () => {
      await store.close();
      await asAdmin(`drop database ${database} with (force)`);
    },
  };
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ ...inject("postgres"), database: "postgres" });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
