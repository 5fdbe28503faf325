import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBothStores } from "./both-stores.ts";
import { openFileStore } from "./file-store.ts";
import type { MediaStore } from "./media-store.ts";
import { openS3Store, type S3Store } from "./s3-store.ts";
import { anObjectStore, type TestObjectStore } from "./test-object-store.ts";

let objects: TestObjectStore;
let dir = "";
let old: MediaStore;
let next: S3Store;
let both: MediaStore;

beforeAll(async () => {
  objects = await anObjectStore();
  dir = mkdtempSync(join(tmpdir(), "salida-media-"));
  old = await openFileStore(join(dir, "media"), () => new Date());
  next = openS3Store(objects.place);
  both = openBothStores(next, old);
});
afterAll(async () => {
  await objects.close();
  rmSync(dir, { recursive: true });
});

test("what lies in the old store is found and read until it is in the next", async () => {
  const name = await old.put(Buffer.from("old"), "audio/wav");

  expect(await both.find(name)).toEqual({ type: "audio/wav", size: 3 });
  expect(String(await buffer(both.read(name, { first: 1, last: 2 })))).toBe("ld");
  await next.keep(name, Buffer.from("old"));
  await old.remove(name);
  expect(String(await buffer(both.read(name, { first: 0, last: 2 })))).toBe("old");
});

test("what is new goes to the next alone", async () => {
  const name = await both.put(Buffer.from("new"), "audio/wav");

  expect(await old.find(name)).toBeUndefined();
  expect(await next.find(name)).toBeDefined();
});

test("what is removed is gone from both", async () => {
  const name = await old.put(Buffer.from("gone"), "audio/wav");
  await next.keep(name, Buffer.from("gone"));

  await both.remove(name);

  expect([await old.find(name), await next.find(name), await both.find(name)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
