import { expect, test } from "vitest";
import { goodStory } from "#test-story.ts";
import { roomLines } from "./room-lines.ts";

test("lays out rooms by topic and band, with minutes, limit and riddles", () => {
  const cells = roomLines([{ path: "mystery/a2.yaml", story: goodStory() }]).map((line) =>
    line.trim().split(/\s{2,}/),
  );

  expect(cells[1]).toEqual(["A1", "A2", "B1", "C1"]);
  expect(cells[2]).toEqual(["mystery", "23-23/55, 3"]);
  expect(roomLines([])).toEqual(["no rooms"]);
});
