import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { openStore } from "./database.ts";
import { openEmbeddedPostgres } from "./embedded-postgres.ts";
import { migrateStore } from "./migrate.ts";
import { findPostmaster } from "./postmaster.ts";
import { SetupFault } from "./setup-fault.ts";
import { aDatabase } from "./test-database.ts";

const migrations = fileURLToPath(new URL("../../migrations", import.meta.url));
let dir = "";
let folder = "";

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "salida store "));
  folder = join(dir, "data", "postgres");
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

async function ask(connection: pg.ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test("flushes to disk, listens on loopback only and asks for a password", async () => {
  const postgres = await openEmbeddedPostgres(folder, () => undefined);

  const [settings] = await ask(
    postgres.connection(),
    "select current_setting('fsync') fsync, current_setting('full_page_writes') pages, current_setting('listen_addresses') at",
  );
  const stranger = ask({ ...postgres.connection(), password: "guess" }, "select 1");

  expect(settings).toEqual({ fsync: "on", pages: "on", at: "127.0.0.1" });
  await expect(stranger).rejects.toThrow("password authentication failed");
  await postgres.release();
});

test("two on one folder share the server, and the last one out stops it", async () => {
  const [first, second] = await Promise.all([
    openEmbeddedPostgres(folder, () => undefined),
    openEmbeddedPostgres(folder, () => undefined),
  ]);

  expect(first.connection()).toEqual(second.connection());
  await first.release();
  expect(await ask(second.connection(), "select 1 as one")).toEqual([{ one: 1 }]);
  await second.release();
  expect(findPostmaster(join(folder, "cluster"))).toBeUndefined();
});

test("brings the server back, where it was, when it is killed under it", async () => {
  const postgres = await openEmbeddedPostgres(folder, () => undefined);
  await ask(postgres.connection(), "create table kept as select 7 as value");
  const before = postgres.connection();

  process.kill(findPostmaster(join(folder, "cluster"))?.pid ?? 0, "SIGKILL");

  for (let tries = 0; tries < 100; tries += 1) {
    await sleep(100);
    const rows = await ask(postgres.connection(), "select value from kept").catch(() => undefined);
    if (rows) break;
  }
  expect(await ask(postgres.connection(), "select value from kept")).toEqual([{ value: 7 }]);
  expect(postgres.connection()).toEqual(before);
  await postgres.release();
});

test("adopts a server that a killed owner left running", async () => {
  const script = `import { openEmbeddedPostgres } from ${JSON.stringify(new URL("./embedded-postgres.ts", import.meta.url).href)};
    await openEmbeddedPostgres(${JSON.stringify(folder)}, () => undefined); console.log("open"); setInterval(() => 0, 1000);`;
  const owner = execFile(process.execPath, ["--input-type=module-typescript", "-e", script]);
  await new Promise((resolve) => owner.stdout?.once("data", resolve));
  owner.kill("SIGKILL");
  const left = findPostmaster(join(folder, "cluster"));

  const postgres = await openEmbeddedPostgres(folder, () => undefined);

  expect(left).toBeDefined();
  expect(findPostmaster(join(folder, "cluster"))).toEqual(left);
  await postgres.release();
});

test("a first start that was killed half-way leaves nothing in the way of the next", async () => {
  mkdirSync(join(dir, "data", "postgres.new-4194400-abcd", "cluster"), { recursive: true });
  writeFileSync(join(dir, "data", "postgres.new-4194400-abcd", "cluster", "PG_VERSION"), "18\n");

  const postgres = await openEmbeddedPostgres(folder, () => undefined);
  await postgres.release();

  expect(readdirSync(join(dir, "data"))).toEqual(["postgres"]);
});

test("names the versions when the folder is another PostgreSQL's, and leaves it alone", async () => {
  mkdirSync(join(folder, "cluster"), { recursive: true });
  writeFileSync(join(folder, "cluster", "PG_VERSION"), "14\n");

  await expect(openEmbeddedPostgres(folder, () => undefined)).rejects.toThrow(
    /made by PostgreSQL 14.*brings 18/,
  );

  expect(readFileSync(join(folder, "cluster", "PG_VERSION"), "utf8")).toBe("14\n");
});

test("six processes may migrate one empty database at once", async () => {
  const database = await aDatabase();
  await ask(
    database.connection,
    "drop schema public cascade; create schema public; drop schema accounts cascade; drop schema salida_migrations cascade",
  );

  await Promise.all(Array.from({ length: 6 }, () => migrateStore(database.connection, migrations)));

  const [{ applied }] = (await ask(
    database.connection,
    'select count(*)::int applied from salida_migrations."__drizzle_migrations"',
  )) as [{ applied: number }];
  expect(applied).toBe(readdirSync(migrations).filter((name) => name.endsWith(".sql")).length);
  await database.drop();
});

test("says in one line that no database answers", async () => {
  const nobody = { ...inject("postgres"), port: 1 };

  await expect(migrateStore(nobody, migrations)).rejects.toThrow(
    /^the database does not answer: .*ECONNREFUSED/,
  );
});

test("says in one line that an address names a file that is not there, or a port that is no PostgreSQL's", async () => {
  const other = createServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
  await once(other.listen(0, "127.0.0.1"), "listening");
  const { port } = other.address() as AddressInfo;
  const migrated = (connectionString: string) => migrateStore({ connectionString }, migrations);

  await expect(migrated("postgres://x:secret@127.0.0.1/x?sslrootcert=/nope/ca.pem")).rejects.toThrow(
    new SetupFault("DATABASE_URL: ENOENT: no such file or directory, open '/nope/ca.pem'"),
  );
  await expect(migrated(`postgres://x:secret@127.0.0.1:${port}/x`)).rejects.toThrow(
    /^the database does not answer: .*may be no PostgreSQL$/,
  );
  other.close();
});

test("is overloaded while a hundred wait for a connection, and no longer once they had theirs", async () => {
  const database = await aDatabase();
  const store = await openStore({ connection: () => database.connection, migrations }, 1, 20_000);
  const asked = Array.from({ length: 100 }, () => store.db.$client.query("select 1"));
  // the first of them has the one connection
  expect(store.isOverloaded()).toBe(false);

  asked.push(store.db.$client.query("select 1"));

  expect(store.isOverloaded()).toBe(true);
  await Promise.all(asked);
  expect(store.isOverloaded()).toBe(false);
  await store.close();
  await database.drop();
});
