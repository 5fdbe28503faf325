import { type Level, levelOf, levels } from "@salida/rules/levels.ts";
import { expect, test } from "vitest";
import { difficultyOf } from "./difficulty.ts";
import { expectedWords } from "./expected-words.ts";

const all: Level[] = levels.map(levelOf);

test("two levels share a difficulty", () => {
  expect(all.map(difficultyOf)).toEqual([
    "beginner",
    "beginner",
    "intermediate",
    "intermediate",
    "advanced",
    "advanced",
  ]);
});

test("more is expected of every next level", () => {
  for (const [place, level] of all.entries()) {
    const { least, most } = expectedWords(level);
    expect(most).toBeGreaterThan(least);
    const before = all[place - 1];
    if (before === undefined) continue;
    expect(least).toBeGreaterThan(expectedWords(before).least);
    expect(most).toBeGreaterThan(expectedWords(before).most);
  }
});
