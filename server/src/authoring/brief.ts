import type { Listening } from "@salida/library/format.ts";
import type { LevelName } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";

/** What a text may be, read or heard. */
export type Genre = Listening["genre"];

/** What is to be written. Nothing of a learner's is in it. */
export interface Brief<G extends Genre = Genre> {
  topic: Topic;
  level: LevelName;
  genre: G;
  /** Titles and names there are already, to be kept away from. */
  titles: readonly string[];
  names: readonly string[];
}
