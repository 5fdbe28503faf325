import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { adoptSecrets } from "#accounts/tokens/claim-secrets.ts";
import { inFolder, openSecrets } from "#accounts/tokens/secrets.ts";
import { openFileStore } from "#media/file-store.ts";
import { anObjectStore, type TestObjectStore } from "#media/test-object-store.ts";
import { anOddStore, type OddAnswer } from "#media/test-odd-store.ts";
import { media } from "#store/tables.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";

let database: TestDatabase;
let objects: TestObjectStore;
let dir = "";

beforeEach(async () => {
  database = await aDatabase();
  objects = await anObjectStore({ signed: false });
  dir = mkdtempSync(join(tmpdir(), "salida-copy-"));
  await adoptSecrets(database.db, inFolder(dir));
});
afterEach(async () => {
  await objects.close();
  await database.drop();
  rmSync(dir, { recursive: true });
});

async function copy(settings: Record<string, string> = {}) {
  const { user, password, host, port, database: name } = database.connection;
  const DATABASE_URL = `postgres://${user}:${password ?? ""}@${host}:${port}/${name}`;
  const env = { PATH: process.env.PATH, DATA_DIR: dir, MEDIA_URL: objects.url, DATABASE_URL, ...settings };
  const running = spawn(process.execPath, [join(import.meta.dirname, "copy-media.ts"), "copy"], { env });
  const [out, err, [code]] = await Promise.all([
    text(running.stdout),
    text(running.stderr),
    once(running, "exit"),
  ]);
  return { code, out, err };
}

/** A file that the database names. */
async function aFile(): Promise<string> {
  const files = await openFileStore(join(dir, "media"), () => new Date());
  const name = await files.put(Buffer.from("a sound"), "audio/wav");
  await database.db.insert(media).values({ key: name, name });
  return name;
}

test("copies what the database names, and says what there was", async () => {
  await aFile();

  expect(await copy()).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^1 files in .*: 1 copied into salida-media, the others .*\n.*folder can go/),
  });
});

test("touches nothing by a database that is used with other secrets, or by none", async () => {
  await aFile();
  const other = mkdtempSync(join(dir, "other-"));
  await openSecrets(inFolder(other));

  expect(await copy({ SECRETS: join(other, "secrets.json") })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^media: the secrets here are not those .*\n$/),
  });
  expect(await copy({ DATABASE_URL: "" })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^media: .* holds no database: .*\n$/),
  });
  expect(readdirSync(objects.directory, { recursive: true }).join()).not.toContain(".wav");
});

test.each<[string, OddAnswer, RegExp]>([
  ["refuses to list", { status: 403 }, /^media: MEDIA_URL: the store refuses to list, .*\n$/],
  ["is away", { status: 500 }, /^media: it was cut short \(.*500.*\): run it again\n$/],
])("says in a line that the store %s", async (_what, answer, line) => {
  await aFile();
  const odd = await anOddStore(objects);
  odd.answer((method, path) => (method === "GET" && path.includes("list-type") ? answer : undefined));

  expect(await copy({ MEDIA_URL: odd.url })).toMatchObject({ code: 1, err: expect.stringMatching(line) });
  await odd.close();
});

test("a data folder without media is refused, and stays as it is", async () => {
  const nowhere = join(dir, "mistyped");

  expect(await copy({ DATA_DIR: nowhere })).toEqual({
    code: 1,
    out: "",
    err: `media: there is no ${join(nowhere, "media")} to copy: does DATA_DIR name another?\n`,
  });
  expect(existsSync(nowhere)).toBe(false);
});
