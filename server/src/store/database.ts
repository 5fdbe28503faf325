import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { migrateStore } from "./migrate.ts";

export type Database = NodePgDatabase & { $client: pg.Pool };
/** A transaction, or the database itself where one statement is enough. */
export type Queries = Pick<NodePgDatabase, "execute" | "select" | "insert" | "update" | "delete">;

export interface Store {
  db: Database;
  /** Whether a query can be answered now. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export interface StoreSource {
  /** Asked anew for each connection, since an embedded server can move. */
  connection(): pg.ClientConfig;
  migrations: string;
}

/** Opens the store on a PostgreSQL and brings its tables up to date. */
export async function openStore({ connection, migrations }: StoreSource, poolSize = 10): Promise<Store> {
  class Client extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, ...connection() });
    }
  }
  const pool = new pg.Pool({
    Client,
    max: poolSize,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: "salida",
  });
  // an idle connection that breaks is replaced; what was asked on it fails where it was asked
  pool.on("error", () => undefined);
  await migrateStore(connection(), migrations);
  return {
    db: drizzle({ client: pool }) as Database,
    ready: () =>
      pool.query("select 1").then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
}
