import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readFile, readLibrary } from "./read.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "library-"));
  cpSync(join(import.meta.dirname, "test-shelf"), folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

test("keeps the ids of items whose options are corrected", () => {
  const before = readLibrary(folder);
  change("food/a1.yaml", "Father is slow with the soup", "Father is late with the soup");
  const after = readLibrary(folder);
  expect(after).not.toEqual(before);
  expect(after.map(({ items }) => items)).toEqual(before.map(({ items }) => items));
});

test("gives every item of a text an id of its own", () => {
  const twice = readLibrary(join(import.meta.dirname, "../texts")).filter(
    ({ items }) => new Set(items).size < items.length,
  );
  expect(twice.map(({ name }) => name)).toEqual([]);
});

test("names the file whose shape is wrong, and what is wrong", () => {
  change("food/c2.yaml", /genre: \w+/, "genre: poem");
  expect(() => readLibrary(folder)).toThrow(/food\/c2\.yaml: .*genre/s);
});

test("takes a file of listenings alone, but none of nothing", () => {
  change("food/b1.yaml", /^readings:[\s\S]*?(?=^listenings:)/m, "");
  expect(readFile(folder, "food/b1.yaml").file).toMatchObject({
    readings: [],
    listenings: expect.any(Array),
  });
  change("food/b1.yaml", /^listenings:[\s\S]*/m, "readings: []");
  expect(() => readFile(folder, "food/b1.yaml")).toThrow(/^food\/b1\.yaml: .*no readings and no listenings/);
});

test("names the file that is not YAML", () => {
  change("food/b1.yaml", "topic: FOOD", "topic: [");
  expect(() => readLibrary(folder)).toThrow(/^food\/b1\.yaml: /);
});

function change(path: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(folder, path), "utf8");
  writeFileSync(join(folder, path), text.replace(from, to));
}
