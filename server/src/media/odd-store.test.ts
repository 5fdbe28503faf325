import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { inArray } from "drizzle-orm";
import { v7 } from "uuid";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { looseMedia } from "#store/tables.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { type Media, openMedia } from "./media.ts";
import { ownRecordings } from "./recordings.ts";
import { openS3Store } from "./s3-store.ts";
import { anObjectStore, type TestObjectStore } from "./test-object-store.ts";
import { anOddStore, type Odd, type OddStore } from "./test-odd-store.ts";

const bytes = Buffer.from("a recording");
const secret = "a secret that is only for these tests, forty-three or more";

let database: TestDatabase;
let objects: TestObjectStore;
let odd: OddStore;
let dir = "";
let media: Media;
let told: { file?: string }[] = [];

beforeAll(async () => {
  database = await aDatabase();
  objects = await anObjectStore();
  odd = await anOddStore(objects);
  dir = mkdtempSync(join(tmpdir(), "salida-odd-"));
});
afterAll(async () => {
  await odd.close();
  await objects.close();
  await database.drop();
  rmSync(dir, { recursive: true });
});
beforeEach(async () => {
  told = [];
  media = await openMedia({
    ...{ db: database.db, dataDir: dir, bucket: odd.place, secret, now: () => new Date() },
    log: { warn: (facts) => void told.push(facts) },
  });
});
afterEach(async () => {
  odd.answer();
  await database.db.delete(looseMedia);
});

const later = () => new Date(Date.now() + 3_660_000);

/** Recordings that were let go so many hours ago. */
async function letGo(count: number, hours: number): Promise<string[]> {
  const names = await Promise.all(Array.from({ length: count }, () => media.keepAside(bytes, "audio/webm")));
  const since = new Date(Date.now() - hours * 3_600_000);
  await database.db.update(looseMedia).set({ since }).where(inArray(looseMedia.name, names));
  return names;
}

/** How many of these files are there, whatever was remembered of them. */
async function left(names: readonly string[]): Promise<number> {
  const { store } = await openMedia({
    ...{ db: database.db, dataDir: dir, bucket: objects.place, secret, now: () => new Date() },
  });
  return (await Promise.all(names.map((name) => store.find(name)))).filter(Boolean).length;
}

const to =
  (method: string, names: readonly string[], status: number): Odd =>
  (asked, path) =>
    asked === method && names.some((name) => path.includes(name)) ? { status } : undefined;

test("recordings that the store will not remove are told, and keep nobody else's there", async () => {
  const [kept, others] = [await letGo(60, 3), await letGo(60, 2)];
  odd.answer(to("DELETE", kept, 403));

  // the first fifty are all refused, as by a store that is away
  await media.sweep(new Date());
  await media.sweep(new Date());

  expect([await left(kept), await left(others)]).toEqual([60, 0]);
  expect(told.map(({ file }) => file).toSorted()).toEqual(kept.toSorted());
  expect(told).toContainEqual({ file: kept[0], fault: expect.stringContaining("403") });
  const owning = ownRecordings(database.db, { learner: v7(), exercise: v7(), names: kept });
  await expect(owning).rejects.toMatchObject({ code: "conflict" });

  odd.answer();
  await media.sweep(later());
  expect(await left(kept)).toBe(0);
  expect(await database.db.$count(looseMedia)).toBe(0);
});

const noSuchKey = "<Error><Code>NoSuchKey</Code><Message>It is not there.</Message></Error>";

test.each([
  ["202, done later", { status: 202 }, 1],
  ["404 of no store", { status: 404, body: "not found" }, 1],
  ["404 of a bucket", { status: 404, body: "<Error><Code>NoSuchBucket</Code></Error>" }, 1],
  ["404 of an object", { status: 404, body: noSuchKey }, 0],
])("a removal is believed only where the file is gone: %s", async (_answer, answer, rows) => {
  await letGo(1, 2);
  odd.answer((method) => (method === "DELETE" ? answer : undefined));

  await media.sweep(new Date());

  expect(await database.db.$count(looseMedia)).toBe(rows);
});

/** Opened anew: nothing is remembered. */
const forgetful = () => openS3Store(odd.place);
const unavailable = { code: "unavailable", facts: { retryAfter: 10 } };

test.each([
  ["no", {}],
  ["nothing as its", { "content-length": "0" }],
])("a file of which the store tells %s length is looked for again", async (_length, headers) => {
  const name = await media.keepAside(bytes, "audio/wav");
  const store = forgetful();
  odd.answer((method) => (method === "HEAD" ? { status: 200, headers } : undefined));

  await expect(store.find(name)).rejects.toMatchObject(unavailable);
  odd.answer();
  expect(await store.find(name)).toEqual({ type: "audio/wav", size: bytes.length });
});

test.each([
  ["less", bytes.length - 1, 0],
  ["more", bytes.length + 5, 0],
  ["so much more that a part lies behind its end", bytes.length + 500, bytes.length + 100],
])("a file that is told to be %s than it is is given right afterwards", async (_size, size, first) => {
  const name = await media.keepAside(bytes, "audio/wav");
  const store = forgetful();
  odd.answer((method) =>
    method === "HEAD" ? { status: 200, headers: { "content-length": `${size}` } } : undefined,
  );
  await store.find(name);
  odd.answer();

  const reading = buffer(store.read(name, { first, last: size - 1 }));
  await expect(reading).rejects.toMatchObject(unavailable);

  const found = await store.find(name);
  expect(found?.size).toBe(bytes.length);
  expect(await buffer(store.read(name, { first: 0, last: bytes.length - 1 }))).toEqual(bytes);
});

test("a part that is not the store's is not given, and the file is there afterwards", async () => {
  const name = await media.keepAside(bytes, "audio/wav");
  odd.answer((method) =>
    method === "GET" ? { status: 200, body: "<h1>Log in to this network</h1>" } : undefined,
  );
  await expect(buffer(media.store.read(name, { first: 0, last: 4 }))).rejects.toMatchObject(unavailable);

  odd.answer();
  expect(await media.read(name)).toEqual(bytes);
});

test("a recording that something else than the store says it took is refused, and not remembered", async () => {
  odd.answer((method) => (method === "PUT" ? { status: 200, body: "welcome" } : undefined));
  await expect(media.keepAside(bytes, "audio/wav")).rejects.toMatchObject(unavailable);

  odd.answer();
  const [row] = await database.db.select().from(looseMedia);
  expect(row).toBeDefined();
  expect(await media.read(row?.name ?? "")).toBeUndefined();
});
