import type { Level } from "./levels.ts";

const rates: Readonly<Record<Level, number>> = { 0: 95, 1: 110, 2: 125, 3: 145, 4: 160, 5: 175 };

/** By how many words a minute a recording may miss its level's rate. */
export const rateTolerance = 10;

/** Words a minute at which a level listens: running words by the whole length of the recording, silences counted. */
export function speechRate(level: Level): number {
  return rates[level];
}
