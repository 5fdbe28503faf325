import type { KindName } from "@salida/contract/kinds.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Queries } from "#store/database.ts";

/** What a learner asks to be given. */
export interface Asking {
  learner: string;
  kind: KindName;
  topic: Topic;
  level: Level;
  /** Running words wished for; of what is fresh the nearest length is taken. */
  words: number;
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
}

/**
 * Takes content for a learner in one statement: unseen in the cell (kind, topic, level); else seen there with
 * items not yet had; else unseen in the topic at the nearest level; else unseen at the level in any topic;
 * else what was seen longest ago. Later choices are only looked for when the earlier find nothing. What the learner
 * reported is left out, and what was withdrawn: whole contents, and those of which no item is left.
 */
export async function take(queries: Queries, asking: Asking): Promise<Taken | undefined> {
  const { learner, kind, topic, level, words } = asking;
  const shown = sql`c.id content, c.work, c.topic, c.level, c.title, c.origin, c.body`;
  const inStock = sql`c.kind = ${kind} and c.retired_at is null
    and c.id not in (select w.content from withdrawn w where w.item = '')`;
  const unseen = sql`not exists (select from exercise e where e.learner = ${learner} and e.work = c.work)`;
  // only what was had can have been reported
  const unreported = sql`c.id not in (select r.content from report r where r.learner = ${learner} and r.item = '')`;
  const hiddenOf = (id: SQL) => sql`array(select w.item from withdrawn w where w.content = ${id}
    union all select r.item from report r where r.learner = ${learner} and r.content = ${id})`;
  const hidden = hiddenOf(sql`c.id`);
  // among equals each learner has an order of their own
  const nearest = sql`abs(c.words - ${words}::int), md5(c.work::text || ${learner}::text)`;
  const { rows } = await queries.execute(sql`
    select taken.*, ${hiddenOf(sql`taken.content`)} hidden from (
      (select ${shown}, '{}'::text[] had, false repeat from content c
        where ${inStock} and c.topic = ${topic} and c.level = ${level} and ${unseen}
        order by ${nearest} limit 1)
      union all
      (select ${shown}, before.had, false from content c
        cross join lateral (select coalesce(array_agg(i), '{}') had from exercise e, unnest(e.items) i
          where e.learner = ${learner} and e.work = c.work) before
        where ${inStock} and c.topic = ${topic} and c.level = ${level} and ${unreported}
          and not c.items <@ (before.had || ${hidden})
        order by ${nearest} limit 1)
      union all
      (select ${shown}, '{}'::text[], false from content c
        where ${inStock} and c.topic = ${topic} and ${unseen}
        order by abs(c.level - ${level}::int), c.level, ${nearest} limit 1)
      union all
      (select ${shown}, '{}'::text[], false from content c
        where ${inStock} and c.level = ${level} and ${unseen}
        order by ${nearest} limit 1)
      union all
      (select ${shown}, seen.had, true from content c
        join (select e.work, max(e.created_at) last, array_agg(distinct i) had
          from exercise e left join lateral unnest(e.items) i on true
          where e.learner = ${learner} and e.kind = ${kind} group by e.work) seen on seen.work = c.work
        where ${inStock} and ${unreported} and (c.items = '{}' or not c.items <@ ${hidden})
        order by c.topic = ${topic} and c.level = ${level} desc, c.level = ${level} desc, seen.last limit 1)
      limit 1) taken`);
  return rows[0] as Taken | undefined;
}
