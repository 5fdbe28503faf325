import pg from "pg";
import { type Column, columnsIn } from "./rows.ts";

const many = 4;
const zones = ["America/Bogota", "Asia/Kathmandu", "UTC", "Pacific/Kiritimati"];

/**
 * Puts rows into every table of ours. All of one turn have the same ids, and go in by one statement, so that whatever
 * refers to another table finds it there.
 */
export async function addRows(client: pg.Client): Promise<void> {
  const tables = Map.groupBy(await columnsIn(client), ({ table }) => table);
  for (let at = 0; at < many; at += 1) {
    const inserts = [...tables].map(([table, columns]) => {
      const names = columns.map(({ name }) => pg.escapeIdentifier(name));
      const values = columns.map((column) => valueFor(column, at));
      return `insert into ${table} (${names.join()}) values (${values.join()}) on conflict do nothing`;
    });
    await client.query(`with ${inserts.map((insert, each) => `t${each} as (${insert})`).join()} select`);
  }
}

/** A value of a column: those that may be null are it every second time, lists are empty in the later half. */
function valueFor({ name, type, nullable, hasDefault }: Column, at: number): string {
  if (nullable && at % 2 === 1) return "null";
  // a table of a single row has its key by default
  if (type === "boolean" && hasDefault) return "default";
  if (name.endsWith("zone")) return pg.escapeLiteral(zones[at] ?? "");
  const value = values[type]?.(at, name);
  if (value === undefined) throw new Error(`no value for ${name}, which is ${type}`);
  return pg.escapeLiteral(value);
}

const idOf = (at: number) => `0198e3a0-0000-7000-8000-00000000000${at}`;
const dayOf = (at: number) => `2026-11-0${at + 1}`;

const values: Record<string, (at: number, name: string) => string> = {
  uuid: idOf,
  "uuid[]": (at) => `{${idOf(at)}}`,
  text: (at, name) => `${name} ${at}`,
  "text[]": (at) => (at < many / 2 ? "{one,two}" : "{}"),
  smallint: (at) => String(at + 1),
  integer: (at) => String(at + 1),
  bigint: (at) => String(at + 1),
  boolean: (at) => String(at % 2 === 0),
  jsonb: (at) => JSON.stringify({ row: at }),
  bytea: (at) => `\\x0${at}`,
  date: dayOf,
  // another day in most zones
  "timestamp with time zone": (at) => `${dayOf(at)} 23:30:00Z`,
};
