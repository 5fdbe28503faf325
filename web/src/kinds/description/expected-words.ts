import type { Level } from "@salida/rules/levels.ts";

const ranges = [
  { least: 20, most: 45 },
  { least: 40, most: 70 },
  { least: 60, most: 100 },
  { least: 80, most: 130 },
  { least: 100, most: 160 },
  { least: 110, most: 180 },
] as const satisfies Record<Level, { least: number; most: number }>;

/** Running words a description of a level usually has. A hint: shorter and longer ones are taken too. */
export function expectedWords(level: Level): { least: number; most: number } {
  return ranges[level];
}
