import { readingGenres } from "@salida/library/format.ts";
import type { LevelName } from "@salida/rules/levels.ts";

export type Genre = (typeof readingGenres)[number];

/** Who has few words tells; who has many argues or explains every other time. */
const telling: readonly Genre[] = ["story", "email", "diary", "interview"];
const arguing: readonly Genre[] = ["argument", "review", "news", "biography"];

/** The genres that suit a level. */
export function genresAt(level: LevelName): readonly Genre[] {
  if (level === "A1" || level === "A2") return telling;
  return level === "C1" || level === "C2" ? [...arguing, ...telling] : readingGenres;
}
