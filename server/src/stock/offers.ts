import type { KindName } from "@salida/contract/kinds.ts";
import type { Level } from "@salida/rules/levels.ts";
import { type Topic, topics } from "@salida/rules/topics.ts";
import { sql } from "drizzle-orm";
import type { Queries } from "#store/database.ts";
import { choose, chooseAnew, elsewhere } from "./choose.ts";

/** For whom, and of what, it is to be told what a create would give. */
export interface Offering {
  learner: string;
  kind: KindName;
  level: Level;
  words: number;
  alwaysNew: boolean;
  /** Contents that are not to be given besides: ids. */
  without?: readonly string[];
}

/** What a create about a topic would give now; and when the learner last asked for it. */
export interface Offer {
  context: Topic;
  given: { context: Topic; level: Level; repeat: boolean } | null;
  /** ISO 8601 in UTC; null where they never did. */
  askedAt: string | null;
}

/** What a learner would be given of a kind at a level, topic by topic, by the choice that a create makes: one statement. */
export async function readOffers(queries: Queries, of: Offering): Promise<Offer[]> {
  const topic = sql`wanted.topic`;
  const { rows } = await queries.execute(sql`
    with ${elsewhere(of)}
    select wanted.topic context, c.topic, c.level, chosen.repeat, asked.at "askedAt"
      from unnest(${sql.param([...topics])}::text[]) with ordinality wanted (topic, place)
      left join lateral (${of.alwaysNew ? chooseAnew(of, topic) : choose(of, topic)}) chosen on true
      left join content c on c.id = chosen.id
      left join (select asked_topic topic, max(created_at) at from exercise
        where learner = ${of.learner} and kind = ${of.kind} and room is null group by asked_topic) asked on asked.topic = wanted.topic
      order by wanted.place`);
  return (rows as unknown as Row[]).map(({ context, topic, level, repeat, askedAt }) => ({
    context,
    given: topic === null ? null : { context: topic, level, repeat },
    askedAt: askedAt === null ? null : new Date(askedAt).toISOString(),
  }));
}

interface Row {
  context: Topic;
  topic: Topic | null;
  level: Level;
  repeat: boolean;
  askedAt: string | Date | null;
}
