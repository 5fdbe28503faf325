import type { Level } from "./levels.ts";

const ranges = [
  { least: 20, most: 45 },
  { least: 40, most: 70 },
  { least: 60, most: 100 },
  { least: 80, most: 130 },
  { least: 100, most: 160 },
  { least: 110, most: 180 },
] as const satisfies Record<Level, { least: number; most: number }>;

/** Running words a description of a level usually has: fewer than the least cost some of its score, more than the most cost nothing. */
export function descriptionWords(level: Level): { least: number; most: number } {
  return ranges[level];
}
