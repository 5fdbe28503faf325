import type { Level } from "@salida/rules/levels.ts";

/** Which of three degrees a level is spoken to in: 0 for A1 and A2, 1 for B1 and B2, 2 for C1 and C2. */
export type Degree = 0 | 1 | 2;

export const degreeNames = ["easy", "mid", "hard"] as const;

export function degreeOf(level: Level): Degree {
  if (level < 2) return 0;
  return level < 4 ? 1 : 2;
}

/** The most words one of its sentences has. */
export function mostSentenceWords(level: Level): number {
  return sentenceWords[level];
}

const sentenceWords = [8, 12, 20, 28, 36, 36] as const;

const turnWords = [20, 30, 45, 60, 80, 80] as const;

/** The most words the partner says in one turn. */
export function mostWords(level: Level): number {
  return turnWords[level];
}
