import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inFolder, openSecrets } from "#accounts/tokens/secrets.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { aHouse } from "./test-house.ts";

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

test("hosts that share their secrets know each other's sessions and addresses; one with others does not start", async () => {
  const SECRETS = JSON.stringify(await openSecrets(inFolder(join(dir, "kept"))));
  const one = await aHost("one", { SECRETS });
  const two = await aHost("two", { SECRETS });
  const answer = await one.app.inject({
    method: "POST",
    url: "/auth/v1/signup",
    payload: { email: "ana@example.test", password: "a lit door", data: { name: "Ana" } },
  });
  const headers = { authorization: `Bearer ${answer.json().access_token}` };

  const seen = await two.app.inject({ url: "/auth/v1/user", headers });

  expect([answer.statusCode, seen.statusCode, seen.json().email]).toEqual([200, 200, "ana@example.test"]);
  await expect(aHost("three", {})).rejects.toThrow("are not those that this database is used with");
  await Promise.all([one.close(), two.close()]);
});
