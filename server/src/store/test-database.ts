import { randomBytes } from "node:crypto";
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
export async function aDatabase(): Promise<TestDatabase> {
  const database = `${inject("run")}_${randomBytes(6).toString("hex")}`;
  const server = inject("postgres");
  await asAdmin(`create database ${database} template ${inject("run")}`);
  const connection = { ...server, database };
  const store = await openStore({ connection: () => connection, migrations });
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
