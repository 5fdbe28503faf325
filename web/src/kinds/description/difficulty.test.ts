import { type Level, levelOf, levels } from "@salida/rules/levels.ts";
import { expect, test } from "vitest";
import { difficultyOf } from "./difficulty.ts";

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
