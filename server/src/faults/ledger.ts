import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type KindName, kindContracts } from "@salida/contract/kinds.ts";
import { pointsFor } from "@salida/rules/progress/scores.ts";
import pg from "pg";
import { expect } from "vitest";
import { contradictions } from "./contradictions.ts";
import { postgresOf } from "./processes.ts";

/** How to reach the database of a data folder whose PostgreSQL runs. */
export function databaseOf(dataDir: string): pg.ClientConfig {
  const password = readFileSync(join(dataDir, "postgres", "password"), "utf8").trim();
  const { port } = postgresOf(dataDir) ?? {};
  if (!port) throw new Error(`no PostgreSQL runs in ${dataDir}`);
  return { host: "127.0.0.1", port, user: "salida", password, database: "salida" };
}

/** Checks every sum and every pair of rows that must agree, straight in the database. */
export async function checkLedger(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    for (const [what, query] of Object.entries(contradictions)) {
      expect((await client.query(query)).rows, what).toEqual([]);
    }
    const { rows } = await client.query(
      "select e.kind, e.score, e.repeat, a.points from award a join exercise e on e.learner = a.learner and e.id = a.exercise",
    );
    for (const { kind, score, repeat, points } of rows)
      expect(points).toBe(pointsFor(kindContracts[kind as KindName].points, score / 10, repeat));
  } finally {
    await client.end();
  }
}
