import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Refusal } from "#http/refusal.ts";
import { newName } from "./media-name.ts";
import { openS3Store, type S3Store } from "./s3-store.ts";
import { anObjectStore, type TestObjectStore } from "./test-object-store.ts";

let objects: TestObjectStore;
let store: S3Store;
const bytes = Buffer.from(Array.from({ length: 700_000 }, (_, at) => at % 251));

beforeAll(async () => {
  objects = await anObjectStore();
  store = openS3Store(objects.place);
});
afterAll(() => objects.close());

test("what was put can be read whole and in parts, by whoever opens the same bucket", async () => {
  const name = await store.put(bytes, "audio/mpeg");
  const other = openS3Store(objects.place);

  expect(name).toMatch(/^[0-9a-f]{64}\.mp3$/);
  expect(await other.find(name)).toEqual({ type: "audio/mpeg", size: bytes.length });
  expect(await buffer(other.read(name, { first: 0, last: bytes.length - 1 }))).toEqual(bytes);
  for (const [first, last] of [
    [0, 0],
    [262_143, 262_144],
    [65_530, 524_288],
    [699_999, 699_999],
  ] as const)
    expect(await buffer(other.read(name, { first, last }))).toEqual(bytes.subarray(first, last + 1));
});

test("the same bytes put twenty times at once have one name", async () => {
  const names = await Promise.all(Array.from({ length: 20 }, () => store.put(bytes, "image/webp")));

  expect(new Set(names).size).toBe(1);
});

test("what was removed is gone for this process and for the next, and removing it again is no fault", async () => {
  const name = newName("audio/webm");
  await store.keep(name, bytes);
  await store.remove(name);
  await store.remove(name);

  expect(await store.find(name)).toBeUndefined();
  expect(await openS3Store(objects.place).find(name)).toBeUndefined();
});

test("what another process removed is known here once it was asked for", async () => {
  const name = await store.put(randomBytes(100), "audio/wav");
  await openS3Store(objects.place).remove(name);

  await expect(buffer(store.read(name, { first: 0, last: 99 }))).rejects.toThrow(Refusal);
  expect(await store.find(name)).toBeUndefined();
});

test.each(["../secrets.json", `${"a".repeat(64)}.exe`, `${"a".repeat(64)}.mp3/x`, ""])(
  "%j is a name that nobody has",
  async (name) => {
    expect(await store.find(name)).toBeUndefined();
    expect(() => store.read(name, { first: 0, last: 1 })).toThrow("not a name");
    await expect(store.keep(name, bytes)).rejects.toThrow("not a name");
    await store.remove(name);
  },
);

test("a wrong secret is refused, and said to be", async () => {
  const wrong = openS3Store({ ...objects.place, secret: "another" });

  expect(await store.fault()).toBeUndefined();
  expect(await wrong.fault()).toEqual({
    what: "the key, its secret or the region is refused",
    lasting: true,
  });
  await expect(wrong.put(bytes, "audio/wav")).rejects.toMatchObject({ code: "unavailable" });
  await expect(wrong.find(newName("audio/wav"))).rejects.toMatchObject({ code: "unavailable" });
});

test("a bucket that is not there is said to be missing", async () => {
  const nowhere = openS3Store({ ...objects.place, bucket: "another-bucket" });

  expect(await nowhere.fault()).toMatchObject({
    what: expect.stringContaining("no such bucket"),
    lasting: true,
  });
  await expect(nowhere.put(bytes, "audio/wav")).rejects.toMatchObject({ code: "unavailable" });
});

test("a store that is away is unavailable, now and with a time to come back", async () => {
  const closed = await aClosedPort();
  const away = openS3Store({ ...objects.place, endpoint: `http://127.0.0.1:${closed}` });

  await expect(away.put(bytes, "audio/wav")).rejects.toMatchObject({
    code: "unavailable",
    facts: { retryAfter: 10 },
  });
  expect(await away.fault()).toMatchObject({ what: expect.stringContaining("no answer"), lasting: false });
});

async function aClosedPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === "object" && address ? address.port : 0;
}
