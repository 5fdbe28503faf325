import { type LevelName, levels } from "@salida/rules/levels.ts";
import { randomFrom } from "@salida/rules/random.ts";
import { type Topic, topics } from "@salida/rules/topics.ts";
import type { Genre } from "../../../server/src/authoring/brief.ts";

/** A cell that is written for, and what sort of text. */
export interface Cell {
  topic: Topic;
  level: LevelName;
  genre: Genre;
}

/** The same cells for every model: all levels in turn, topics and genres, of those that suit, by a lot that is drawn once. */
export function cells(count: number, genresAt: (level: LevelName) => readonly Genre[]): Cell[] {
  const random = randomFrom("items");
  const drawn = random.shuffle(topics);
  return Array.from({ length: count }, (_, at) => {
    const level = levels[at % levels.length] ?? "A1";
    return { topic: drawn[at % drawn.length] ?? "OTHER", level, genre: random.pick(genresAt(level)) };
  });
}
