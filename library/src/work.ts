import type { KindName } from "@salida/contract/kinds.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";

/** One work of the library, as the stock takes it in. */
export interface LibraryWork {
  /** Its name in the library's files; it never changes. */
  name: string;
  kind: KindName;
  topic: Topic;
  level: Level;
  title: string;
  /** Running words of the text. */
  words: number;
  /** Ids of its items. */
  items: string[];
  /** The kind's content. */
  body: unknown;
  /** It is a piece of a room, and never given outside of it. */
  inRoom?: true;
}
