import { expect, test } from "vitest";
import { goodStory } from "#test-story.ts";
import { playingTime } from "./playing-time.ts";

test("takes the shorter of two riddles for the shortest time, the longer for the longest", () => {
  const story = goodStory();
  const before = playingTime(story);
  for (const { riddles } of story.puzzles.slice(0, 1)) {
    const [riddle] = riddles;
    // 90 words are a minute to read at A2
    if (riddle) riddles.push({ ...riddle, text: `${riddle.text} ${"again ".repeat(90)}` });
  }
  const after = playingTime(story);

  expect(before.longest).toBe(before.shortest);
  expect(after.shortest).toBeCloseTo(before.shortest);
  expect(after.longest).toBeCloseTo(before.shortest + 1);
});

test("counts a recording twice at its level's rate, and what is filled in three times", () => {
  const story = goodStory();
  const before = playingTime(story).longest;
  for (const piece of story.puzzles.flatMap(({ places }) => places.flat())) {
    if (piece.kind === "listening" && piece.name === "call") piece.text += " again".repeat(110);
    if (piece.kind === "fillIn" && piece.name === "tour") piece.text += " again".repeat(110);
  }
  expect(playingTime(story).longest).toBeCloseTo(before + 5);
});

test("has the limit of the slowest level that plays it", () => {
  expect(playingTime({ ...goodStory(), band: "B1" }).limit).toBe(50);
  expect(playingTime({ ...goodStory(), band: "C1" }).limit).toBe(40);
});
