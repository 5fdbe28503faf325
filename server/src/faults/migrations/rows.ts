import pg from "pg";

/** Columns by table. */
export type Columns = Record<string, string[]>;
/** How many rows each table has, and a hash over them. */
export type Rows = Record<string, string>;

/** A column of a table of ours. */
export interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  hasDefault: boolean;
}

/** All of them, in their order. */
export async function columnsIn(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select quote_ident(nspname) || '.' || quote_ident(relname) "table", attname "name",
        format_type(atttypid, null) "type", not attnotnull "nullable", atthasdef "hasDefault"
      from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
      where nspname in ('public', 'accounts') and relkind = 'r' and attnum > 0 and not attisdropped
      order by 1, attnum`,
  );
  return rows;
}

/** The columns of all tables of ours. */
export async function columnsOf(client: pg.Client): Promise<Columns> {
  const columns: Columns = {};
  for (const { table, name } of await columnsIn(client)) {
    columns[table] ??= [];
    columns[table].push(name);
  }
  return columns;
}

/** What two have in common. */
export function commonColumns(one: Columns, other: Columns): Columns {
  const common = Object.entries(one).flatMap(([table, columns]) => {
    const both = columns.filter((column) => other[table]?.includes(column));
    return both.length > 0 ? [[table, both] as const] : [];
  });
  return Object.fromEntries(common);
}

export async function rowsOf(client: pg.Client, columns: Columns): Promise<Rows> {
  const parts = Object.entries(columns).map(
    ([table, own]) => `select ${pg.escapeLiteral(table)} "table",
      count(*) || ' ' || coalesce(md5(string_agg(r::text, E'\\n' order by r::text collate "C")), '') digest
      from (select ${own.map(pg.escapeIdentifier).join(", ")} from ${table}) r`,
  );
  const { rows } = await client.query<{ table: string; digest: string }>(parts.join(" union all "));
  return Object.fromEntries(rows.map(({ table, digest }) => [table, digest]));
}
