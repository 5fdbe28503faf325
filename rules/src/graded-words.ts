import { a1 } from "./graded/a1.ts";
import { a2 } from "./graded/a2.ts";
import { b1 } from "./graded/b1.ts";
import { b2 } from "./graded/b2.ts";
import { c1 } from "./graded/c1.ts";
import { c2 } from "./graded/c2.ts";
import { type LevelName, levels } from "./levels.ts";

const lists: Record<LevelName, string> = { A1: a1, A2: a2, B1: b1, B2: b2, C1: c1, C2: c2 };

/** The entries of one level as they stand in the list: a word, or its two spellings with a stroke between. */
export function entriesOf(level: LevelName): string[] {
  return lists[level].trim().split(/\s+/);
}

/** Every listed word with the level at which it is met; both spellings are in. */
export const gradedWords: ReadonlyMap<string, LevelName> = new Map(
  levels.flatMap((level) =>
    entriesOf(level).flatMap((entry) => entry.split("/").map((word): [string, LevelName] => [word, level])),
  ),
);
