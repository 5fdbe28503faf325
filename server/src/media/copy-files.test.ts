import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBothStores } from "./both-stores.ts";
import { copyFiles } from "./copy-files.ts";
import { openFileStore } from "./file-store.ts";
import { newName } from "./media-name.ts";
import type { MediaStore } from "./media-store.ts";
import { openS3Store, type S3Store } from "./s3-store.ts";
import { anObjectStore, type TestObjectStore } from "./test-object-store.ts";

let objects: TestObjectStore;
let dir = "";
let folder = "";
let files: MediaStore;
let bucket: S3Store;
const quiet = () => undefined;

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

async function fill(count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, (_, at) => files.put(Buffer.from(`file ${at}`), "audio/wav")),
  );
}

test("every file is copied as it is, and a second run finds nothing to do", async () => {
  const names = await fill(60);

  expect(await copyFiles(folder, bucket, quiet)).toEqual({ found: 60, copied: 60, removed: 0 });
  expect(await copyFiles(folder, bucket, quiet)).toEqual({ found: 60, copied: 0, removed: 0 });

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

  await expect(copyFiles(folder, breaking, quiet)).rejects.toThrow("cut short");
  const { found, copied } = await copyFiles(folder, bucket, quiet);

  expect(found).toBe(60);
  expect(copied).toBeGreaterThanOrEqual(35 - 8);
  expect(copied).toBeLessThanOrEqual(35 + 8);
});

test("what a server removes while it is copied stays removed", async () => {
  const name = newName("audio/webm");
  await files.keep(name, Buffer.from("a learner's voice"));
  const server = openBothStores(openS3Store(objects.place), files);
  // between the reading of the file and its copy
  const slow = {
    ...bucket,
    async keep(copied: string, bytes: Uint8Array) {
      await server.remove(copied);
      await bucket.keep(copied, bytes);
    },
  };

  expect(await copyFiles(folder, slow, quiet)).toEqual({ found: 1, copied: 0, removed: 1 });
  expect(await openS3Store(objects.place).find(name)).toBeUndefined();
});

test("a folder that is not there has nothing to copy", async () => {
  expect(await copyFiles(join(dir, "nothing"), bucket, quiet)).toEqual({ found: 0, copied: 0, removed: 0 });
});
