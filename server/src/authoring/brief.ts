import type { Reading } from "@salida/library/format.ts";
import type { LevelName } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";

/** What is to be written. Nothing of a learner's is in it. */
export interface Brief {
  topic: Topic;
  level: LevelName;
  genre: Reading["genre"];
  /** Titles and names there are already, to be kept away from. */
  titles: readonly string[];
  names: readonly string[];
}
