import type { KindName } from "@salida/contract/kinds.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { sql } from "drizzle-orm";
import type { Queries } from "#store/database.ts";
import { choose, chooseAnew, elsewhere, hiddenItems, meetsWords, wordsDue } from "./choose.ts";

/** What a learner asks to be given. */
export interface Asking {
  learner: string;
  kind: KindName;
  topic: Topic;
  level: Level;
  /** Running words wished for; of what is fresh the nearest length is taken. */
  words: number;
  /** The kind's content is another each time, so that had before or not is all the same. */
  alwaysNew: boolean;
  /** Contents that are not to be given besides: ids. */
  without?: readonly string[];
}

export interface Taken {
  content: string;
  work: string;
  topic: Topic;
  level: Level;
  title: string;
  origin: "library" | "model";
  body: unknown;
  /** Items of the work that the learner was given before. */
  had: string[];
  /** Items of the content that are not to be given: reported by the learner, or withdrawn for all. */
  hidden: string[];
  /** Nothing new was left; the learner knows this one. */
  repeat: boolean;
  /** It is of the cell that was asked for, and new to the learner. */
  fresh: boolean;
}

/** Takes the content that is chosen for a learner, in one statement; of what is new rather what has words they are to meet again. */
export async function take(queries: Queries, asking: Asking): Promise<Taken | undefined> {
  const { alwaysNew } = asking;
  const topic = sql`${asking.topic}`;
  const hidden = alwaysNew ? sql`'{}'::text[]` : hiddenItems(asking.learner, sql`c.id`);
  const { rows } = await queries.execute(sql`
    with ${wordsDue(asking.learner)}, ${elsewhere(asking)}
    select c.id content, c.work, c.topic, c.level, c.title, c.origin, c.body, chosen.had, chosen.repeat, chosen.fresh, ${hidden} hidden
      from (${alwaysNew ? chooseAnew(asking, topic) : choose(asking, topic, meetsWords)}) chosen join content c on c.id = chosen.id`);
  return rows[0] as Taken | undefined;
}
