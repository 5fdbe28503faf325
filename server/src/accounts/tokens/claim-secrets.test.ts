import { mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SetupFault } from "#store/setup-fault.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { adoptSecrets, claimSecrets } from "./claim-secrets.ts";
import {
  fingerprintOf,
  inFolder,
  lackingFile,
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

const placeOf = (host: string) => inFolder(join(dir, host));
const secretsOf = (host: string) => openSecrets(placeOf(host));

test("the first secrets are those of the database; another host starts with a copy, and with no others", async () => {
  await claimSecrets(database.db, placeOf("one"));
  await claimSecrets(database.db, placeOf("one"));
  await secretsOf("two");

  await expect(claimSecrets(database.db, placeOf("two"))).rejects.toThrow(
    /are not those that this database is used with \(it has others than .*two\/secrets\.json\): bring secrets\.json/,
  );
  await claimSecrets(database.db, placeOf("one"));
});

test("none are made for a database that has some: a mistyped name is told, and nothing is left", async () => {
  await claimSecrets(database.db, placeOf("one"));
  const file = join(dir, "mistyped.json");

  for (const place of [placeOf("two"), secretsPlace({ DATA_DIR: dir, SECRETS: file })])
    await expect(claimSecrets(database.db, place)).rejects.toThrow(`(there is no ${lackingFile(place)})`);
  await expect(
    claimSecrets(database.db, secretsPlace({ DATA_DIR: dir, SECRETS: join(dir, "nowhere", "secrets.json") })),
  ).rejects.toThrow(SetupFault);

  expect(readdirSync(dir)).toEqual(["one"]);
});

test("of twenty hosts that come at once with secrets of their own, one stays", async () => {
  const all = Array.from({ length: 20 }, (_, at) => placeOf(`${at}`));
  await Promise.all(all.map(openSecrets));

  const claims = await Promise.allSettled(all.map((place) => claimSecrets(database.db, place)));

  expect(claims.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a fresh signing key is no other secret, a single changed one is", async () => {
  const place = placeOf("one");
  const before = await claimSecrets(database.db, place);

  await rotateSigningKey(place, new Date());

  await claimSecrets(database.db, place);
  for (const name of ["refresh", "outbox", "codes", "limits", "mailbox", "media"] as const)
    expect(fingerprintOf({ ...before, [name]: "x".repeat(43) })).not.toBe(fingerprintOf(before));
  const humanCheck = { ...before.humanCheck, answer: "x".repeat(43) };
  expect(fingerprintOf({ ...before, humanCheck })).not.toBe(fingerprintOf(before));
});

test("what was lost for good is replaced when somebody says so", async () => {
  await claimSecrets(database.db, placeOf("lost"));

  await adoptSecrets(database.db, placeOf("fresh"));

  await claimSecrets(database.db, placeOf("fresh"));
});

test("a damaged file is replaced by the steps that its message names", async () => {
  const { file } = placeOf("one") as { file: string };
  await claimSecrets(database.db, placeOf("one"));
  writeFileSync(file, "{", { mode: 0o600 });
  for (const use of [claimSecrets, adoptSecrets])
    await expect(use(database.db, placeOf("one"))).rejects.toThrow(
      /backup; if it is lost for good, move it away and run npm run adopt-secrets/,
    );

  renameSync(file, `${file}.damaged`);
  await adoptSecrets(database.db, placeOf("one"));

  await claimSecrets(database.db, placeOf("one"));
});

test("SECRETS is a file, the secrets themselves, or not set", async () => {
  const kept = await secretsOf("one");
  const file = join(dir, "one", "secrets.json");

  expect(secretsPlace({ DATA_DIR: join(dir, "one") })).toEqual({ file });
  expect(readSecrets(secretsPlace({ DATA_DIR: "elsewhere", SECRETS: file }))).toEqual(kept);
  expect(readSecrets(secretsPlace({ DATA_DIR: "elsewhere", SECRETS: JSON.stringify(kept) }))).toEqual(kept);
});

test("what SECRETS names by mistake is left as it is, and nobody is told to delete it", async () => {
  const file = join(dir, "hostname");
  writeFileSync(file, "door\n", { mode: 0o644 });
  const given = '{"signingKeys":[]}';

  await expect(openSecrets(secretsPlace({ DATA_DIR: dir, SECRETS: file }))).rejects.toThrow(
    /hostname is not what Salida wrote: name the right one by SECRETS; if it is lost for good, name one/,
  );
  await expect(openSecrets(secretsPlace({ DATA_DIR: dir, SECRETS: given }))).rejects.toThrow(
    /^SECRETS is not what Salida wrote: give the whole text of secrets\.json$/,
  );
  expect(statSync(file).mode & 0o777).toBe(0o644);
});

test("given secrets are rotated to what is to be given next, and their old key still counts", async () => {
  const kept = await secretsOf("one");
  const given = await rotateSigningKey({ given: JSON.stringify(kept) }, new Date());

  const next = readSecrets({ given: given ?? "" });
  expect(next.signingKeys.map(({ kid }) => kid).slice(1)).toEqual(kept.signingKeys.map(({ kid }) => kid));
  expect(next.signingKeys).toHaveLength(2);
  expect(fingerprintOf(next)).toBe(fingerprintOf(kept));
});
