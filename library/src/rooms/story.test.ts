import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readRooms, readStory } from "#read.ts";

const path = "mystery/a2.yaml";
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rooms-"));
  mkdirSync(join(folder, "mystery"));
  cpSync(join(import.meta.dirname, "../test-story.yaml"), join(folder, path));
});

afterEach(() => rmSync(folder, { recursive: true }));

test("reads a folder of rooms, and none where there is no folder", () => {
  expect(readRooms(folder).map(({ kind }) => kind)).toContain("escape-room");
  expect(readRooms(join(folder, "nowhere"))).toEqual([]);
});

test("takes an order sentence with the words that tell it, and a number as a picture's seed", () => {
  change(
    "- Press the {2} button after the {1} one, but before the {3} one.",
    "- {say: 'The {2} one, the {1} one, the {3} one.', pairs: [{first: 1, then: 2, said: one}, {first: 2, then: 3, said: one}]}",
  );
  change("picture: 2-t", "picture: 57");
  const { story } = readStory(folder, path);

  expect(story.puzzles[0]?.clues[0]?.pairs).toHaveLength(2);
  expect(story.puzzles[2]?.places[1]).toMatchObject([{ kind: "picture", name: "57" }]);
});

test.each([
  ["lock: box", "lock: bike", "lock"],
  ["picture: 2-t", "film: 2-t", "kind"],
  ["as: radio", "as: television", "as"],
  ["- Look at the ages first.\n", "", "hints"],
  ["under: 40", "below: 40", "need"],
])("names the file, and the place where it says %s", (from, to, where) => {
  change(from, to.replace(/^\n/, ""));
  expect(() => readStory(folder, path)).toThrow(new RegExp(`^mystery/a2\\.yaml: [^]*${where}`));
});

function change(from: string, to: string): void {
  const text = readFileSync(join(folder, path), "utf8");
  if (!text.includes(from)) throw new Error(`no ${from}`);
  writeFileSync(join(folder, path), text.replace(from, to));
}
