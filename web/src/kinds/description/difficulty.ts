import type { Level } from "@salida/rules/levels.ts";

export type Difficulty = "beginner" | "intermediate" | "advanced";

/** How hard a picture of a level is to describe, in a word. */
export function difficultyOf(level: Level): Difficulty {
  if (level <= 1) return "beginner";
  return level <= 3 ? "intermediate" : "advanced";
}
