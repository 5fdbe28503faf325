import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { KindName } from "@salida/contract/kinds.ts";
import { sql } from "drizzle-orm";
import type { Queries } from "#store/database.ts";
import { anOldDatabase } from "#store/test-database.ts";
import type { Found } from "./test-house.ts";

/** What two learners had on 2026-11-22: of each kind one exercise under way and one completed. */
export interface Filled {
  /** Rows by table, as they were after the first six migrations; in an order in which they can go in. */
  rows: Record<string, unknown[]>;
  /** Files of the media store in base64, by path. */
  files: Record<string, string>;
  /** What the API answered that day. */
  shown: {
    name: string;
    id: string;
    exercises: { kind: KindName; id: string; shown: Record<string, unknown> }[];
    lists: Partial<Record<KindName, unknown>>;
    stats: Record<string, unknown>;
  }[];
}

/** How many migrations had been applied to it. */
export const filledAfter = 6;

export function readFilled(): Filled {
  const packed = readFileSync(new URL("./store/filled-database.json.gz", import.meta.url));
  return JSON.parse(gunzipSync(packed).toString());
}

/** Puts them into a database as it was then. */
export async function putRows(
  queries: Queries,
  { content, learner, ...rest }: Filled["rows"],
): Promise<void> {
  for (const [table, filled] of Object.entries({ content, learner, ...rest })) {
    const name = sql.identifier(table.split(".").at(-1) ?? "");
    const qualified = table.startsWith("accounts.") ? sql`accounts.${name}` : name;
    await queries.execute(
      sql`insert into ${qualified} select * from jsonb_populate_recordset(null::${qualified}, ${JSON.stringify(filled)}::jsonb)`,
    );
  }
}

/** A database and a data folder as a server of that day left them, for a server of today to find. */
export async function aFilledDatabase({ rows, files }: Filled): Promise<Found> {
  const database = await anOldDatabase(filledAfter);
  await putRows(database.db, rows);
  const dir = mkdtempSync(join(tmpdir(), "salida-house-"));
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, "media", path)), { recursive: true });
    writeFileSync(join(dir, "media", path), Buffer.from(bytes, "base64"));
  }
  return { database, dir };
}
