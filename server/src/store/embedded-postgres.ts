import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Cluster, openCluster, startServer } from "./cluster.ts";
import { type Binaries, findBinaries } from "./postgres-binaries.ts";
import { findPostmaster, type Postmaster } from "./postmaster.ts";
import { SetupFault } from "./setup-fault.ts";

export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** A running embedded PostgreSQL, kept running until it is released. */
export interface EmbeddedPostgres {
  /** How to reach the database; the port follows the server should it have to move. */
  connection(): Connection;
  /** Lets go; the last Salida on the folder stops the server. */
  release(): Promise<void>;
}

/** Every Salida on the folder holds this lock shared; who can have it alone is the last one. */
const inUse = 7_254_319;
const patience = 20_000;

/**
 * Opens the cluster in `folder`: makes it, starts its server, or adopts the one that runs there already
 * (of another Salida, or left behind by a killed one). Brings it back should it die.
 */
export async function openEmbeddedPostgres(
  folder: string,
  warn: (message: string) => void,
): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  const cluster = await openCluster(folder, binaries);
  let closing = false;
  let held = await hold(cluster, binaries);
  watch();

  function watch(): void {
    held.client.once("end", () => {
      if (!closing) void bringBack();
    });
  }

  async function bringBack(): Promise<void> {
    warn("the embedded PostgreSQL went away; bringing it back");
    while (!closing) {
      try {
        held = await hold(cluster, binaries);
        warn("the embedded PostgreSQL is back");
        return watch();
      } catch (error) {
        warn(`the embedded PostgreSQL is still away: ${(error as Error).message}`);
        await sleep(1_000);
      }
    }
  }

  return {
    connection: () => connectionTo(cluster, held.server, "salida"),
    release: async () => {
      closing = true;
      await letGo(held, cluster);
    },
  };
}

interface Held {
  server: Postmaster;
  client: pg.Client;
}

async function hold(cluster: Cluster, binaries: Binaries): Promise<Held> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      const server = findPostmaster(cluster.files) ?? (await startAndFind(cluster, binaries));
      return { server, client: await holdServer(connectionTo(cluster, server, "postgres")) };
    } catch (error) {
      // a server just stopping, just starting or not yet reaped is worth another try
      if (error instanceof SetupFault) throw error;
      if (Date.now() > deadline) throw new SetupFault((error as Error).message);
      await sleep(50);
    }
  }
}

async function holdServer(config: pg.ClientConfig): Promise<pg.Client> {
  const client = await connect(config);
  try {
    await client.query("select pg_advisory_lock_shared($1)", [inUse]);
    await createDatabase(client);
    return client;
  } catch (error) {
    // one left open could hold the lock that tells who is last
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function startAndFind(cluster: Cluster, binaries: Binaries): Promise<Postmaster> {
  await startServer(cluster, binaries);
  const server = findPostmaster(cluster.files);
  if (!server) throw new Error("the embedded PostgreSQL stopped right after its start");
  return server;
}

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 5_000, keepAlive: true });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'salida'");
  if (rowCount) return;
  try {
    await client.query("create database salida");
  } catch (error) {
    const duplicate = ["42P04", "23505"].includes((error as pg.DatabaseError).code ?? "");
    if (!duplicate) throw error;
  }
}

async function letGo({ client, server }: Held, cluster: Cluster): Promise<void> {
  try {
    await client.query("select pg_advisory_unlock_shared($1)", [inUse]);
    const { rows } = await client.query("select pg_try_advisory_lock($1) as last", [inUse]);
    if (rows[0]?.last) await stopServer(server, cluster);
  } catch {
    // it is gone already
  }
  await client.end().catch(() => undefined);
}

/** SIGINT is PostgreSQL's fast stop: open transactions are rolled back, all that was committed is flushed. */
async function stopServer({ pid }: Postmaster, cluster: Cluster): Promise<void> {
  process.kill(pid, "SIGINT");
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline && findPostmaster(cluster.files)?.pid === pid) await sleep(20);
}

function connectionTo(cluster: Cluster, { port }: Postmaster, database: string): Connection {
  return { host: "127.0.0.1", port, user: "salida", password: cluster.password, database };
}
