import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";

/** The columns behind what every exercise shows. */
export interface FrameRow {
  id: string;
  title: string;
  topic: Topic;
  level: Level;
  askedTopic: Topic;
  askedLevel: Level;
  /** ISO 8601 in UTC, as the wire has it. */
  createdAt: string;
  completedAt: string | null;
  origin: "library" | "model";
  repeat: boolean;
}

/** What every exercise shows, whatever its kind. */
export function frameOf(row: FrameRow) {
  return {
    id: row.id,
    title: row.title,
    context: row.topic,
    level: row.level,
    requested: { context: row.askedTopic, level: row.askedLevel },
    createdAt: row.createdAt,
    completed: row.completedAt !== null,
    completedAt: row.completedAt,
    origin: row.origin,
    repeat: row.repeat,
  };
}
