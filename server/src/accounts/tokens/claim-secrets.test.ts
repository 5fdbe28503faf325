import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { adoptSecrets, claimSecrets } from "./claim-secrets.ts";
import {
  fingerprintOf,
  inFolder,
  openSecrets,
  readSecrets,
  rotateSigningKey,
  secretsPlace,
} from "./secrets.ts";

let database: TestDatabase;
let dir = "";
beforeEach(async () => {
  database = await aDatabase();
  dir = mkdtempSync(join(tmpdir(), "salida-secrets-"));
});
afterEach(async () => {
  await database.drop();
  rmSync(dir, { recursive: true });
});

const secretsOf = (host: string) => openSecrets(inFolder(join(dir, host)));

test("the first secrets are those of the database; another host starts with a copy, and with no others", async () => {
  const one = await secretsOf("one");
  await claimSecrets(database.db, one);
  await claimSecrets(database.db, one);

  await expect(claimSecrets(database.db, await secretsOf("two"))).rejects.toThrow(
    /are not those that this database is used with: bring secrets\.json/,
  );
  await claimSecrets(database.db, one);
});

test("of twenty hosts that come at once with secrets of their own, one stays", async () => {
  const all = await Promise.all(Array.from({ length: 20 }, (_, at) => secretsOf(`${at}`)));

  const claims = await Promise.allSettled(all.map((secrets) => claimSecrets(database.db, secrets)));

  expect(claims.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a fresh signing key is no other secret, a single changed one is", async () => {
  const before = await secretsOf("one");
  await claimSecrets(database.db, before);
  const place = inFolder(join(dir, "one"));

  await rotateSigningKey(place, new Date());

  await claimSecrets(database.db, readSecrets(place));
  for (const name of ["refresh", "outbox", "codes", "limits", "mailbox", "media"] as const)
    expect(fingerprintOf({ ...before, [name]: "x".repeat(43) })).not.toBe(fingerprintOf(before));
  const humanCheck = { ...before.humanCheck, answer: "x".repeat(43) };
  expect(fingerprintOf({ ...before, humanCheck })).not.toBe(fingerprintOf(before));
});

test("what was lost for good is replaced when somebody says so", async () => {
  await claimSecrets(database.db, await secretsOf("lost"));
  const fresh = await secretsOf("fresh");

  await adoptSecrets(database.db, fresh);

  await claimSecrets(database.db, fresh);
});

test("SECRETS is a file, the secrets themselves, or not set", async () => {
  const kept = await secretsOf("one");
  const file = join(dir, "one", "secrets.json");

  expect(secretsPlace({ DATA_DIR: join(dir, "one") })).toEqual({ file });
  expect(readSecrets(secretsPlace({ DATA_DIR: "elsewhere", SECRETS: file }))).toEqual(kept);
  expect(readSecrets(secretsPlace({ DATA_DIR: "elsewhere", SECRETS: JSON.stringify(kept) }))).toEqual(kept);
  await expect(openSecrets(secretsPlace({ DATA_DIR: dir, SECRETS: '{"signingKeys":[]}' }))).rejects.toThrow(
    "SECRETS is not what Salida wrote",
  );
});

test("given secrets are rotated to what is to be given next, and their old key still counts", async () => {
  const kept = await secretsOf("one");
  const given = await rotateSigningKey({ given: JSON.stringify(kept) }, new Date());

  const next = readSecrets({ given: given ?? "" });
  expect(next.signingKeys.map(({ kid }) => kid).slice(1)).toEqual(kept.signingKeys.map(({ kid }) => kid));
  expect(next.signingKeys).toHaveLength(2);
  expect(fingerprintOf(next)).toBe(fingerprintOf(kept));
});
