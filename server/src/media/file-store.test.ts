import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openFileStore } from "./file-store.ts";
import type { MediaStore } from "./media-store.ts";

let dir = "";
let folder = "";
let store: MediaStore;
const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251));
const now = () => new Date();

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "salida media "));
  folder = join(dir, "media");
  store = await openFileStore(folder, now);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function filesIn(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

test("what was put can be read whole and in parts, by a name made of what is in it", async () => {
  const name = await store.put(bytes, "audio/mpeg");

  expect(name).toMatch(/^[0-9a-f]{64}\.mp3$/);
  expect(await store.find(name)).toEqual({ type: "audio/mpeg", size: bytes.length });
  expect(await buffer(store.read(name, { first: 0, last: bytes.length - 1 }))).toEqual(bytes);
  expect(await buffer(store.read(name, { first: 65_530, last: 131_080 }))).toEqual(
    bytes.subarray(65_530, 131_081),
  );
  expect(await buffer(store.read(name, { first: 199_999, last: 199_999 }))).toEqual(bytes.subarray(-1));
});

test("the same bytes put twenty times at once are kept once", async () => {
  const names = await Promise.all(Array.from({ length: 20 }, () => store.put(bytes, "image/webp")));

  expect(new Set(names).size).toBe(1);
  expect(filesIn(folder)).toHaveLength(1);
  expect(statSync(filesIn(folder)[0] ?? "").mode & 0o777).toBe(0o600);
});

test("what was removed is gone, and removing it again is no fault", async () => {
  const name = await store.put(bytes, "audio/wav");
  await store.remove(name);
  await store.remove(name);

  expect(await store.find(name)).toBeUndefined();
  expect(filesIn(folder)).toEqual([]);
});

test.each([
  "../secrets.json",
  `../${"a".repeat(64)}.mp3`,
  `${"a".repeat(64)}.mp3/../../secrets.json`,
  `${"a".repeat(64)}.exe`,
  `${"A".repeat(64)}.mp3`,
  `${"a".repeat(64)}.mp3\0`,
  `${"a".repeat(64)}.mp3\n`,
  `${"a".repeat(64)}.constructor`,
  "/etc/passwd",
  "",
])("%j is a name that nobody has", async (name) => {
  writeFileSync(join(dir, "secrets.json"), "{}");

  expect(await store.find(name)).toBeUndefined();
  expect(() => store.read(name, { first: 0, last: 1 })).toThrow("not a name");
  await store.remove(name);
  expect(existsSync(join(dir, "secrets.json"))).toBe(true);
});

test("what a killed process left half written is swept, what another writes now is not", async () => {
  const [left, fresh] = [join(folder, ".new", "1-left"), join(folder, ".new", "2-fresh")];
  writeFileSync(left, "half");
  writeFileSync(fresh, "half");
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
  utimesSync(left, hours(2), hours(2));

  await openFileStore(folder, now);

  expect(filesIn(folder)).toEqual([fresh]);
});
