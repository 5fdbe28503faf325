import { createHash } from "node:crypto";
import type pg from "pg";

/** The rows of every table, each as the hash of its text, in the order of the hashes. */
export type Rows = ReadonlyMap<string, readonly string[]>;

/** Reads all tables, in the transaction that the connection is in. */
export async function hashRows(client: pg.ClientBase): Promise<Rows> {
  await client.query("set time zone 'UTC'");
  const { rows: tables } = await client.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by name`);
  const found = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ hash: string }>(
      `select md5(t::text) as hash from ${name} t order by hash`,
    );
    found.set(
      name,
      rows.map(({ hash }) => hash),
    );
  }
  return found;
}

/** How many rows each table has, and one hash over all of them. */
export function summaryOf(rows: Rows): Record<string, string> {
  return Object.fromEntries(
    [...rows].map(([table, hashes]) => {
      const hash = createHash("sha256").update(hashes.join()).digest("hex");
      return [table, `${hashes.length} rows, ${hash}`];
    }),
  );
}

/** The rows that were there both times, unchanged. */
export function unchanged(before: Rows, after: Rows): Rows {
  return new Map(
    [...before].map(([table, hashes]) => {
      const still = new Set(after.get(table));
      return [table, hashes.filter((hash) => still.has(hash))];
    }),
  );
}
