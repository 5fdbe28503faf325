import type { KindName } from "@salida/contract/kinds.ts";
import { type SQL, sql } from "drizzle-orm";

/** Whom to choose for, and among what. */
export interface Choosing {
  learner: string;
  kind: KindName;
  level: number;
  /** Running words wished for; of what is fresh the nearest length is taken. */
  words: number;
  /** Contents that are not to be given besides: ids. */
  without?: readonly string[];
}

/**
 * SQL for the one content a learner is to be given about a topic, with what they had of it: unseen in the cell (kind,
 * topic, level); else seen there with items not yet had; else unseen in the topic at the nearest level; else what
 * `elsewhere` has. Later choices are only looked for when the earlier find nothing. What the learner reported is left
 * out, and what was withdrawn: whole contents, and those of which no item is left. `topic` may be a column; of what is
 * unseen in the cell that comes first of which `first` is least.
 */
export function choose(of: Choosing, topic: SQL, first?: SQL): SQL {
  const { learner, level } = of;
  const { inStock, unseen, unreported, hidden, nearest } = among(of);
  const inCell = sql`c.topic = ${topic} and c.level = ${level}`;
  return sql`
    (select c.id, '{}'::text[] had, false repeat, true fresh from content c
      where ${inStock} and ${inCell} and ${unseen} order by ${first ? sql`${first}, ` : sql``}${nearest} limit 1)
    union all
    (select c.id, before.had, false, false from content c
      cross join lateral (select coalesce(array_agg(i), '{}') had from exercise e, unnest(e.items) i
        where e.learner = ${learner} and e.work = c.work) before
      where ${inStock} and ${inCell} and ${unreported} and not c.items <@ (before.had || ${hidden})
      order by ${nearest} limit 1)
    union all
    (select c.id, '{}'::text[], false, false from content c
      where ${inStock} and c.topic = ${topic} and ${unseen}
      order by abs(c.level - ${level}::int), c.level, ${nearest} limit 1)
    union all
    (select id, had, repeat, false from elsewhere)
    limit 1`;
}

/** How many of a learner's words a text is looked through for. */
const mostWords = 20;

/** The words that a learner is to meet again by tomorrow, as a common table. */
export function wordsDue(learner: string): SQL {
  return sql`due as materialized (select coalesce(array_agg(word), '{}') words from (
    select face ->> 'word' word from review_card
      where learner = ${learner} and ref ~ '^word [[:alpha:] -]+$' and due < now() + interval '1 day' order by due limit ${mostWords}) kept)`;
}

/** An order that puts first what has most of those words, in any form that begins like them, of a content `c`. */
export const meetsWords = sql`-(select count(*) from (select c.body::text said offset 0) text, due, unnest(due.words) word
  where said ~* ('\\m' || word))`;

/**
 * What `choose` gives where a topic has nothing new, as a common table for its statement: unseen at the level in any
 * topic; else what was seen longest ago. It is the same for every topic, and not looked for before it is needed.
 */
export function elsewhere(of: Choosing): SQL {
  const { learner, kind, level } = of;
  const { inStock, unseen, unreported, hidden, nearest } = among(of);
  return sql`elsewhere as materialized (
    (select c.id, '{}'::text[] had, false repeat from content c
      where ${inStock} and c.level = ${level} and ${unseen} order by ${nearest} limit 1)
    union all
    (select c.id, seen.had, true from content c
      join (select e.work, max(e.created_at) last, array_agg(distinct i) had
        from exercise e left join lateral unnest(e.items) i on true
        where e.learner = ${learner} and e.kind = ${kind} and e.room is null group by e.work) seen on seen.work = c.work
      where ${inStock} and ${unreported} and (c.items = '{}' or not c.items <@ ${hidden})
      order by seen.last, c.id limit 1)
    limit 1)`;
}

/** The conditions and the order of the choices, of a content `c`. */
function among({ learner, kind, words, without = [] }: Choosing) {
  const besides = without.length > 0 ? sql`and c.id <> all(${sql.param([...without])}::uuid[])` : sql``;
  return {
    inStock: sql`c.kind = ${kind} and c.retired_at is null and not c.in_room ${besides}
      and c.id not in (select w.content from withdrawn w where w.item = '')`,
    unseen: sql`not exists (select from exercise e where e.learner = ${learner} and e.work = c.work)`,
    // only what was had can have been reported
    unreported: sql`c.id not in (select r.content from report r where r.learner = ${learner} and r.item = '')`,
    hidden: hiddenItems(learner, sql`c.id`),
    // among equals each learner has an order of their own
    nearest: sql`abs(c.words - ${words}::int), md5(c.work::text || ${learner}::text)`,
  };
}

/**
 * SQL for the one content of a kind that is another each time: of the cell, had before or not; else of the topic at the
 * nearest level; else of the level. What the learner reported is left out.
 */
export function chooseAnew({ learner, kind, level }: Choosing, topic: SQL): SQL {
  const given = (where: SQL) => sql`
    (select c.id, '{}'::text[] had, false repeat, true fresh from content c
      where c.kind = ${kind} and c.retired_at is null and not c.in_room and ${where}
        and not exists (select from report r where r.learner = ${learner} and r.content = c.id)
      order by abs(c.level - ${level}::int), c.level, md5(c.work::text || ${learner}::text) limit 1)`;
  return sql`${given(sql`c.topic = ${topic}`)} union all ${given(sql`c.level = ${level}`)} limit 1`;
}

/** SQL for the items of a content that are not to be given: reported by the learner, or withdrawn for all. */
export function hiddenItems(learner: string, content: SQL): SQL {
  return sql`array(select w.item from withdrawn w where w.content = ${content}
    union all select r.item from report r where r.learner = ${learner} and r.content = ${content})`;
}

/** SQL for whether a content `c` is not to be given at all, by its `hidden.items`: the whole, or each of its items. */
export const isBarred = sql`('' = any(hidden.items) or (c.items <> '{}' and c.items <@ hidden.items))`;
