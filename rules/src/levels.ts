/** The six CEFR levels, easiest first. On the wire a level is its place in this list (A1 = 0). */
export const levels = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;

export type LevelName = (typeof levels)[number];

/** A level as the wire and the tables hold it: 0 (A1) to 5 (C2). */
export type Level = 0 | 1 | 2 | 3 | 4 | 5;

/** "B1" for 2. */
export function levelName(level: Level): LevelName {
  return levels[level];
}

/** 2 for "B1". */
export function levelOf(name: LevelName): Level {
  return levels.indexOf(name) as Level;
}
