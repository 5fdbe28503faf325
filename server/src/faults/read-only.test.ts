import { fileURLToPath } from "node:url";
import { statsCalls } from "@salida/contract/stats.ts";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { type Database, openStore } from "#store/database.ts";
import { learner } from "#store/tables.ts";
import { aDatabase, asAdmin } from "#store/test-database.ts";
import { aHouse } from "#test-house.ts";

const migrations = fileURLToPath(new URL("../../migrations", import.meta.url));

/** As after a failover: whoever connects from now on finds it so, and with `cut` everybody has to. */
async function become(
  state: "read-only" | "writable",
  db: Database,
  { cut }: { cut: boolean },
): Promise<void> {
  const { rows } = await db.$client.query("select current_database() as name");
  const [{ name }] = rows;
  const value = state === "read-only" ? "on" : "off";
  await asAdmin(`alter database ${name} set default_transaction_read_only = ${value}`);
  if (cut) await asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
}

test("a database that can only be read counts as away, and all goes on once it can be written to", async () => {
  const house = await aHouse();
  onTestFinished(() => house.close());
  const ana = await house.learner("ana", 2);
  const changes = () =>
    Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        at % 2
          ? ana.ask(statsCalls.createStats, { body: { level: 2 } })
          : ana.ask(statsCalls.changeStats, { body: { level: 2 } }),
      ),
    );
  const look = async () => {
    const { statusCode, headers, body } = await house.app.inject({ url: "/readyz" });
    return { statusCode, retryAfter: headers["retry-after"], ...JSON.parse(body) };
  };

  await become("read-only", house.db, { cut: true });
  for (const { status, problem } of await changes())
    expect([status, problem?.code, problem?.retryAfter]).toEqual([503, "unavailable", "5"]);
  expect(await look()).toMatchObject({ statusCode: 503, retryAfter: "5", reason: "database" });
  const signIn = await house.app.inject({
    method: "POST",
    url: "/auth/v1/token?grant_type=password",
    payload: { email: "ana@example.test", password: "a lit door" },
  });
  expect([signIn.statusCode, signIn.headers["retry-after"]]).toEqual([503, "5"]);
  expect(signIn.json()).toMatchObject({ code: 503, error_code: "unavailable", msg: "Cannot serve now" });
  // what only reads is still answered, and leaves connections behind
  for (let times = 0; times < 3; times += 1)
    expect(await ana.ask(statsCalls.readStats)).toMatchObject({ status: 200 });

  await become("writable", house.db, { cut: false });
  await expect.poll(look).toMatchObject({ statusCode: 200 });
  expect(new Set((await changes()).map(({ status }) => status))).toEqual(new Set([200, 201]));
  expect(house.log()).toContain("the database can only be read");
  await expect.poll(house.log, { timeout: 10_000 }).toContain("the database is back");
  expect(house.log()).toContain('"event":"sign-in","outcome":"unavailable"');
  expect(house.log()).not.toContain('"level":50');
});

test("nobody starts on it, and a connection on which a transaction could not write is not lent again", async () => {
  const database = await aDatabase();
  const store = await openStore({ connection: () => database.connection, migrations }, 1);
  onTestFinished(async () => {
    await store.close();
    await database.drop();
  });
  const write = () =>
    store.db.transaction(async (tx) => {
      await tx.select({ one: sql`1` }).from(learner);
      await tx.delete(learner);
    });

  await become("read-only", database.db, { cut: false });
  await expect(write()).rejects.toMatchObject({ cause: { code: "25006" } });
  const start = openStore({ connection: () => database.connection, migrations });
  await expect(start).rejects.toThrow("name the primary in DATABASE_URL");
  await become("writable", database.db, { cut: false });

  await expect(write()).resolves.toBeUndefined();
});
