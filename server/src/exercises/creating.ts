import type { KindName } from "@salida/contract/kinds.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";

/** What every create names, whatever its kind. */
export interface CreateParams {
  context: Topic;
  level: Level;
  numOfWords?: number;
}

/** A learner's wish for an exercise of a kind. */
export interface Creating {
  learner: string;
  kind: KindName;
  params: CreateParams;
  key: string | undefined;
}
