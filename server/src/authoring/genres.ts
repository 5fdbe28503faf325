import { type Reading, readingGenres } from "@salida/library/format.ts";
import type { LevelName } from "@salida/rules/levels.ts";
import type { Genre } from "./brief.ts";

type ReadingGenre = Reading["genre"];

/** Who has few words tells; who has many argues or explains every other time. */
const telling: readonly ReadingGenre[] = ["story", "email", "diary", "interview"];
const arguing: readonly ReadingGenre[] = ["argument", "review", "news", "biography"];

/** The genres of readings that suit a level. */
export function genresAt(level: LevelName): readonly ReadingGenre[] {
  if (level === "A1" || level === "A2") return telling;
  return level === "C1" || level === "C2" ? [...arguing, ...telling] : readingGenres;
}

/** Half of what is heard are two who talk. */
const heardEasily: readonly Genre[] = [
  "dialogue",
  "dialogue",
  "dialogue",
  "message",
  "announcement",
  "story",
];
const heard: readonly Genre[] = [
  ...(["dialogue", "dialogue", "dialogue", "interview"] as const),
  ...(["talk", "message", "story", "announcement"] as const),
];
const heardArguing: readonly Genre[] = [
  ...(["dialogue", "dialogue", "interview", "interview"] as const),
  ...(["talk", "talk", "argument", "review"] as const),
];

/** The genres of listenings that suit a level. */
export function heardGenresAt(level: LevelName): readonly Genre[] {
  if (level === "A1" || level === "A2") return heardEasily;
  return level === "C1" || level === "C2" ? heardArguing : heard;
}
