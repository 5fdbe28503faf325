import pg from "pg";
import { columnsOf, type Rows, rowsOf } from "./rows.ts";
import { ourSchemas, schemaOf } from "./schema-text.ts";

/** What a database is: its structure, and what is in it. */
export interface State {
  schema: string;
  rows: Rows;
}

export async function withClient<T>(
  connection: pg.ClientConfig,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const applied = "salida_migrations.__drizzle_migrations";

/** All that a start makes and fills. */
export function stateOf(connection: pg.ClientConfig): Promise<State> {
  return withClient(connection, async (client) => ({
    schema: await schemaOf(client, ourSchemas),
    // without its numbers, which have holes where something was rolled back
    rows: await rowsOf(client, { ...(await columnsOf(client)), [applied]: ["hash", "created_at"] }),
  }));
}

/** The tables of ours alone: all that migrations change. */
export function tablesOf(connection: pg.ClientConfig): Promise<State> {
  return withClient(connection, async (client) => ({
    schema: await schemaOf(client, ["accounts", "public"]),
    rows: await rowsOf(client, await columnsOf(client)),
  }));
}

/** Who wrote each row last, and where it lies: whoever writes one again changes this. */
export function marksOf(connection: pg.ClientConfig): Promise<Rows> {
  return withClient(connection, async (client) => {
    const tables = [...Object.keys(await columnsOf(client)), applied];
    return rowsOf(client, Object.fromEntries(tables.map((table) => [table, ["xmin", "ctid"]])));
  });
}
