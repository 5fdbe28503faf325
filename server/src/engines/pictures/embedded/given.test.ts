import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { readShipped } from "@salida/library/read.ts";
import { levelName, levels } from "@salida/rules/levels.ts";
import { topics } from "@salida/rules/topics.ts";
import { expect, it } from "vitest";
import { composePicture } from "./compose.ts";
import { drawScene } from "./draw-scene.ts";

type Wish = Parameters<typeof composePicture>[0];

const folder = fileURLToPath(new URL("../../../../../library", import.meta.url));
const inRooms = readShipped(folder)
  .filter(({ kind, inRoom }) => kind === "description" && inRoom)
  .map(({ name, topic, level }): Wish => ({ topic, level: levelName(level), seed: name }));
const givenBy = (seed: string) =>
  topics.flatMap((topic) => levels.map((level): Wish => ({ topic, level, seed })));

function hashOf(wishes: readonly Wish[]): string {
  const hash = createHash("sha256");
  for (const wish of wishes) {
    const scene = composePicture(wish);
    hash.update(JSON.stringify(scene.facts)).update(drawScene(scene));
  }
  return hash.digest("hex").slice(0, 16);
}

it.each([
  ["1-a", "bd2db751506705b7"],
  ["2-a", "bd481e5c68eb0b86"],
])(
  "draws the pictures that learners were given by %s as they were drawn then",
  (seed, hash) => {
    expect(givenBy(seed)).toHaveLength(204);
    expect(hashOf(givenBy(seed))).toBe(hash);
  },
  60_000,
);

it("draws the pictures of the rooms as they were drawn then", () => {
  expect(inRooms.length).toBeGreaterThan(10);
  expect(hashOf(inRooms)).toBe("4cc91575a9e0a73f");
}, 60_000);
