import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { SetupFault } from "./setup-fault.ts";

const migrating = 7_254_320;
const oldestVersion = 15;
/** Milliseconds after which the server gives up one that says nothing: its host may be gone, and the lock is held. */
const silence = 10_000;

/** Applies what is missing, forward only, all in one transaction; of two processes the second waits. */
export async function migrateStore(connection: pg.ClientConfig, folder: string): Promise<void> {
  const client = clientOf(connection);
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new SetupFault(`the database does not answer: ${toldOf(error as Error)}`);
  }
  try {
    await refuseOldServer(client);
    await refuseReadOnly(client);
    for (const state of ["idle_session", "idle_in_transaction_session"])
      await client.query(`set ${state}_timeout = ${silence}`);
    await client.query("select pg_advisory_lock($1)", [migrating]);
    // outside the public schema, so that a dump of the product's tables is only those
    await migrate(drizzle({ client }), { migrationsFolder: folder, migrationsSchema: "salida_migrations" });
  } finally {
    await client.end();
  }
}

/** The files that an address names are read at once. */
function clientOf(connection: pg.ClientConfig): pg.Client {
  try {
    return new pg.Client({ ...connection, connectionTimeoutMillis: 5_000, application_name: "salida" });
  } catch (error) {
    throw new SetupFault(`DATABASE_URL: ${(error as Error).message}`);
  }
}

function toldOf({ message }: Error): string {
  if (message !== "Connection terminated unexpectedly") return message || "no connection";
  return `${message}: what listens at that address and port may be no PostgreSQL`;
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query("show server_version_num");
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (major < oldestVersion) {
    throw new SetupFault(`DATABASE_URL is PostgreSQL ${major}; Salida needs ${oldestVersion} or newer`);
  }
}

async function refuseReadOnly(client: pg.Client): Promise<void> {
  const { rows } = await client.query("show transaction_read_only");
  if (rows[0]?.transaction_read_only === "on")
    throw new SetupFault("the database can only be read, as a standby's: name the primary in DATABASE_URL");
}
