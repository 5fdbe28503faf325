import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

/** Changes what the Salida of a folder has stored. Its PostgreSQL says in there where it is on. */
export async function changeStored(
  dir: string,
  statement: string,
  values: readonly unknown[],
): Promise<void> {
  const [, , , port] = readFileSync(join(dir, "postgres/cluster/postmaster.pid"), "utf8").split("\n");
  const password = readFileSync(join(dir, "postgres/password"), "utf8").trim();
  const at = { host: "127.0.0.1", port: Number(port), user: "salida", password, database: "salida" };
  const client = new pg.Client(at);
  await client.connect();
  await client.query(statement, [...values]).finally(() => client.end());
}
