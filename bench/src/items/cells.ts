import { readingGenres } from "@salida/library/format.ts";
import { type LevelName, levels } from "@salida/rules/levels.ts";
import { randomFrom } from "@salida/rules/random.ts";
import { type Topic, topics } from "@salida/rules/topics.ts";

/** A cell that is written for, and what sort of text. */
export interface Cell {
  topic: Topic;
  level: LevelName;
  genre: (typeof readingGenres)[number];
}

type Genre = Cell["genre"];
/** Who has few words tells; who has many argues or explains every other time. */
const simple: readonly Genre[] = ["story", "email", "notice", "diary", "how-to", "interview"];
const arguing: readonly Genre[] = ["argument", "review", "news", "biography"];

function genresAt(level: LevelName): readonly Genre[] {
  if (level === "A1" || level === "A2") return simple;
  return level === "C1" || level === "C2" ? [...arguing, ...simple.slice(0, arguing.length)] : readingGenres;
}

/** The same cells for every model: all levels in turn, topics and genres by a lot that is drawn once. */
export function cells(count: number): Cell[] {
  const random = randomFrom("items");
  const drawn = random.shuffle(topics);
  return Array.from({ length: count }, (_, at) => {
    const level = levels[at % levels.length] ?? "A1";
    return { topic: drawn[at % drawn.length] ?? "OTHER", level, genre: random.pick(genresAt(level)) };
  });
}
