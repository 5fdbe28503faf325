import { readingGenres } from "@salida/library/format.ts";
import type { LevelName } from "@salida/rules/levels.ts";

export type Genre = (typeof readingGenres)[number];

/** Who has few words tells; who has many argues or explains every other time. */
const simple: readonly Genre[] = ["story", "email", "notice", "diary", "how-to", "interview"];
const arguing: readonly Genre[] = ["argument", "review", "news", "biography"];

/** The genres that suit a level. */
export function genresAt(level: LevelName): readonly Genre[] {
  if (level === "A1" || level === "A2") return simple;
  return level === "C1" || level === "C2" ? [...arguing, ...simple.slice(0, arguing.length)] : readingGenres;
}
