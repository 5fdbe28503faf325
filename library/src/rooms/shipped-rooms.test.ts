import { join } from "node:path";
import { expect, test } from "vitest";
import { pathsIn, readFiles, readStory } from "#read.ts";
import { roomFindings } from "./room-findings.ts";

const library = join(import.meta.dirname, "../..");

test("finds nothing to mend in the shipped rooms", () => {
  const rooms = join(library, "rooms");
  const texts = readFiles(join(library, "texts")).map(({ file }) => file);
  const stories = pathsIn(rooms).map((path) => readStory(rooms, path));

  expect(roomFindings(stories, texts)).toEqual([]);
});
