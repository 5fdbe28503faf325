import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { migrateStore } from "./migrate.ts";

export type Database = NodePgDatabase & { $client: pg.Pool };
/** A transaction, or the database itself where one statement is enough. */
export type Queries = Pick<NodePgDatabase, "execute" | "select" | "insert" | "update" | "delete">;

export interface Store {
  db: Database;
  /** Rejects with what keeps it from being written to now. */
  look(): Promise<void>;
  /** Whether so many wait for a connection that one more had better not. */
  isOverloaded(): boolean;
  close(): Promise<void>;
}

export interface StoreSource {
  /** Asked anew for each connection, since an embedded server can move. */
  connection(): pg.ClientConfig;
  migrations: string;
}

/** SQLSTATE of what cannot be done in a transaction that only reads. */
const readOnly = "25006";
/** As many as get their connection within some tenths of a second on a small machine, far from `patience`. */
const longestLine = 100;

/**
 * Opens the store on a PostgreSQL and brings its tables up to date. Who finds all `poolSize` connections lent out waits
 * `patience` milliseconds for one, then fails.
 */
export async function openStore(
  { connection, migrations }: StoreSource,
  poolSize = 10,
  patience = 2_000,
): Promise<Store> {
  class Client extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, ...connection() });
      // one that breaks while it is lent out fails what is asked of it next, not the process
      this.on("error", () => undefined);
    }
  }
  const pool = new pg.Pool({
    Client,
    max: poolSize,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    // for a server that hangs and cannot keep its own time
    query_timeout: 6_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: "salida",
  });
  // an idle connection that breaks is replaced; what was asked on it fails where it was asked
  pool.on("error", () => undefined);
  await migrateStore(connection(), migrations);
  return {
    db: Object.assign(drizzle({ client: pool }), { transaction: transactionsOn(pool) }) as Database,
    async look() {
      if (!(await isWritable(pool)))
        throw Object.assign(new Error("it can only be read"), { code: readOnly });
    },
    isOverloaded: () => pool.waitingCount >= longestLine,
    close: () => pool.end(),
  };
}

/** A standby or a demoted server answers, and takes no change: connections to it are let go, and a fresh one decides. */
async function isWritable(pool: pg.Pool): Promise<boolean> {
  for (;;) {
    const isFresh = pool.idleCount === 0;
    const client = await pool.connect();
    let writable = false;
    try {
      const { rows } = await client.query(
        "select current_setting('transaction_read_only') = 'off' as writable",
      );
      writable = rows[0].writable;
    } finally {
      client.release(!writable);
    }
    if (writable || isFresh) return writable;
  }
}

function isReadOnly(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: { code?: string } };
  return (cause?.code ?? code) === readOnly;
}

/**
 * Transactions that give their connection back whatever happens. The library's own keeps it for good when BEGIN
 * fails, and lends out again one that has not answered yet.
 */
function transactionsOn(pool: pg.Pool): Database["transaction"] {
  return async (work, config) => {
    const client = await pool.connect();
    let refused: unknown;
    try {
      const result = await drizzle({ client }).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          refused = error;
          throw error;
        }
      }, config);
      client.release();
      return result;
    } catch (error) {
      // what the work itself threw comes through after a rollback; anything else is the connection's
      client.release(error !== refused || isReadOnly(error));
      throw error;
    }
  };
}
