import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { v7 } from "uuid";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openFileStore } from "#media/file-store.ts";
import { newName } from "#media/media-name.ts";
import type { MediaStore } from "#media/media-store.ts";
import { looseRecordings, sweepLoose } from "#media/recordings.ts";
import { openS3Store, type S3Store } from "#media/s3-store.ts";
import { anObjectStore, type TestObjectStore } from "#media/test-object-store.ts";
import { deleteLearner } from "#progress/stats.ts";
import { content, learner, looseMedia, media, recording } from "#store/tables.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { copyFiles } from "./copy-files.ts";

let database: TestDatabase;
let objects: TestObjectStore;
let dir = "";
let folder = "";
let files: MediaStore;
let bucket: S3Store;

beforeAll(async () => {
  database = await aDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  // this store refuses the signature of every list
  objects = await anObjectStore({ signed: false });
  dir = mkdtempSync(join(tmpdir(), "salida-media-"));
  folder = join(dir, "media");
  files = await openFileStore(folder, () => new Date());
  bucket = openS3Store(objects.place);
});
afterEach(async () => {
  await objects.close();
  rmSync(dir, { recursive: true });
});

const now = () => new Date();
const copy = (into: S3Store = bucket) =>
  copyFiles({ folder, bucket: into, db: database.db, now }, () => undefined);
const inBucket = async (name: string) => (await openS3Store(objects.place).find(name)) !== undefined;
const isHere = async (name: string) => (await files.find(name)) !== undefined;

/** Files that many share. */
async function fill(count: number): Promise<string[]> {
  const names = await Promise.all(
    Array.from({ length: count }, (_, at) => files.put(Buffer.from(`file ${at}`), "audio/wav")),
  );
  const rows = names.map((name) => ({ key: name, name }));
  await database.db.insert(media).values(rows).onConflictDoNothing();
  return names;
}

/** A file that nothing names, of so many minutes ago. */
async function aFile(minutes: number): Promise<string> {
  const name = newName("audio/webm");
  await files.keep(name, Buffer.from("a learner's voice"));
  const at = new Date(Date.now() - minutes * 60_000);
  utimesSync(join(folder, name.slice(0, 2), name.slice(2, 4), name), at, at);
  return name;
}

async function aVoice(): Promise<{ name: string; id: string }> {
  const [name, id] = [await aFile(120), v7()];
  await database.db.insert(learner).values({ id, level: 1 });
  await database.db.insert(recording).values({ learner: id, exercise: v7(), name });
  return { name, id };
}

/** Deletes a learner as a server does whose media are in the bucket alone. */
async function deletedElsewhere(id: string): Promise<void> {
  await database.db.transaction(async (tx) => {
    await looseRecordings(tx, id);
    await deleteLearner(tx, id);
  });
  await sweepLoose({ db: database.db, store: openS3Store(objects.place) }, new Date());
}

test("every file is copied as it is, and a second run finds nothing to do", async () => {
  const names = await fill(260);

  expect(await copy()).toEqual({ found: 260, copied: 260, removed: 0, nobodys: 0, early: 0 });
  expect(await copy()).toEqual({ found: 260, copied: 0, removed: 0, nobodys: 0, early: 0 });

  const fresh = openS3Store(objects.place);
  for (const [at, name] of names.entries()) {
    const { size = 0 } = (await fresh.find(name)) ?? {};
    expect(String(await buffer(fresh.read(name, { first: 0, last: size - 1 })))).toBe(`file ${at}`);
  }
});

test("what was cut short is gone on from", async () => {
  await fill(60);
  let left = 25;
  const breaking = {
    ...bucket,
    async keep(name: string, bytes: Uint8Array) {
      left -= 1;
      if (left < 0) throw new Error("cut short");
      await bucket.keep(name, bytes);
    },
  };

  await expect(copy(breaking)).rejects.toThrow("cut short");
  const { found, copied } = await copy();

  expect(found).toBe(60);
  expect(copied).toBeGreaterThanOrEqual(35 - 8);
  expect(copied).toBeLessThanOrEqual(35 + 8);
});

test("a voice whose learner was deleted at another host is not copied, and does not stay in the bucket", async () => {
  const [gone, stays] = [await aVoice(), await aVoice()];
  // a run that knew nothing of the deletion
  await bucket.keep(gone.name, Buffer.from("a learner's voice"));
  await database.db.delete(looseMedia);
  await database.db.transaction((tx) => deleteLearner(tx, gone.id));

  expect(await copy()).toEqual({ found: 2, copied: 1, removed: 0, nobodys: 1, early: 0 });
  expect([await isHere(gone.name), await inBucket(gone.name)]).toEqual([true, false]);
  expect([await isHere(stays.name), await inBucket(stays.name)]).toEqual([true, true]);
});

test("a voice that was let go and waits for the sweep is not copied either", async () => {
  const { name, id } = await aVoice();
  await database.db.transaction(async (tx) => {
    await looseRecordings(tx, id);
    await deleteLearner(tx, id);
  });

  expect(await copy()).toMatchObject({ copied: 0, nobodys: 1 });
  expect([await isHere(name), await inBucket(name)]).toEqual([true, false]);
});

test("a voice that is deleted at another host while it is copied does not stay", async () => {
  const { name, id } = await aVoice();
  // the sweep finds nothing in the bucket yet
  const slow = {
    ...bucket,
    async keep(copied: string, bytes: Uint8Array) {
      await deletedElsewhere(id);
      await bucket.keep(copied, bytes);
    },
  };

  expect(await copy(slow)).toMatchObject({ found: 1, copied: 0, removed: 1 });
  expect([await isHere(name), await inBucket(name)]).toEqual([false, false]);
});

test("what nothing names yet is told apart for an hour", async () => {
  const [young, old] = [await aFile(55), await aFile(65)];

  expect(await copy()).toEqual({ found: 2, copied: 0, removed: 0, nobodys: 1, early: 1 });
  expect([await isHere(young), await inBucket(young)]).toEqual([true, false]);
  expect([await isHere(old), await inBucket(old)]).toEqual([true, false]);
});

test("what can still become a learner's is copied, and so is a picture that only a content names", async () => {
  const [loose, picture] = [await aFile(0), await files.put(Buffer.from("a picture"), "image/webp")];
  await database.db.insert(looseMedia).values({ name: loose });
  await database.db.insert(content).values({
    ...{ id: v7(), work: v7(), kind: "description", topic: "FOOD", level: 1, title: "A picture", words: 0 },
    ...{ items: [], body: { picture }, origin: "model" },
  });

  expect(await copy()).toEqual({ found: 2, copied: 2, removed: 0, nobodys: 0, early: 0 });
  expect([await inBucket(loose), await inBucket(picture)]).toEqual([true, true]);
});
