import { sql } from "drizzle-orm";
import type { Database } from "#store/database.ts";

/** Every row of every table of every schema, as text. */
export async function dumpOf(db: Database): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema')`);
  const texts = tables.map(async ({ name }) => {
    const { rows } = await db.execute<{ text: string | null }>(
      sql.raw(`select json_agg(t)::text as text from ${name} t`),
    );
    return `${name}: ${rows[0]?.text ?? ""}`;
  });
  return (await Promise.all(texts)).join("\n");
}
