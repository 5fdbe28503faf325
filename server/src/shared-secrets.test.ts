import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inFolder, openSecrets } from "#accounts/tokens/secrets.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { aHouse, type House } from "./test-house.ts";

type Headers = { authorization: string };

let database: TestDatabase;
let dir = "";
beforeEach(async () => {
  database = await aDatabase();
  dir = mkdtempSync(join(tmpdir(), "salida-hosts-"));
});
afterEach(async () => {
  await database.drop();
  rmSync(dir, { recursive: true, force: true });
});

/** A host of this database, with a data folder of its own. */
const aHost = (name: string, env: Record<string, string>) =>
  aHouse(
    [],
    { DATABASE_URL: "postgres://db.example/salida", ...env },
    {
      database: { ...database, drop: async () => undefined },
      dir: join(dir, name),
    },
  );

const secretsOfAll = async () => JSON.stringify(await openSecrets(inFolder(join(dir, "kept"))));

async function signUp({ app }: House, email: string): Promise<Headers> {
  const payload = { email, password: "a lit door", data: { name: "Ana" } };
  const answer = await app.inject({ method: "POST", url: "/auth/v1/signup", payload });
  return { authorization: `Bearer ${answer.json().access_token}` };
}

test("hosts that share their secrets know each other's sessions; one with others does not start", async () => {
  const SECRETS = await secretsOfAll();
  const [one, two] = [await aHost("one", { SECRETS }), await aHost("two", { SECRETS })];
  const headers = await signUp(one, "ana@example.test");

  const seen = await two.app.inject({ url: "/auth/v1/user", headers });

  expect([seen.statusCode, seen.json().email]).toEqual([200, "ana@example.test"]);
  await expect(aHost("three", {})).rejects.toThrow("are not those that this database is used with");
  await Promise.all([one.close(), two.close()]);
});

test("who goes on one host is out on the other, which had just seen them", async () => {
  const SECRETS = await secretsOfAll();
  const [one, two] = [await aHost("one", { SECRETS }), await aHost("two", { SECRETS })];
  const [ana, ben] = [await signUp(one, "ana@example.test"), await signUp(one, "ben@example.test")];
  const statusOn = async (host: House, headers: Headers) =>
    (await host.app.inject({ url: "/api/v1/user-sessions", headers })).statusCode;
  expect([await statusOn(two, ana), await statusOn(two, ben)]).toEqual([200, 200]);

  await one.app.inject({ method: "POST", url: "/auth/v1/logout", headers: ana });
  await one.app.inject({ method: "DELETE", url: "/api/v1/users", headers: ben });

  for (const headers of [ana, ben])
    await expect.poll(() => statusOn(two, headers), { timeout: 5_000 }).toBe(401);
  await Promise.all([one.close(), two.close()]);
});
