import { sql } from "drizzle-orm";
import type { Maker } from "#authoring/author.ts";
import type { Cell, Wish } from "#exercises/writing.ts";
import type { Queries } from "#store/database.ts";

/** Seconds that a learner waits at most. */
export const patience = 75;
/** How many generations of one cell a learner can wait for at once. */
const mostWaits = 3;
/** Generations that tell how long it takes at present. */
const lately = 20;

/** A generation that is open, and whether this made it. */
export interface Wanted {
  generation: string;
  fresh: boolean;
}

/** Whose works are wanted: the kind that the author is asked for, and how many of the wished kind come of it at least. */
interface By extends Pick<Maker, "name" | "least"> {
  /** Nobody waits for it. */
  slow?: boolean;
}

/**
 * Joins the generation of a cell, or opens one: of a cell's open ones the first of which this learner does not wait for as
 * many works of the kind as will come of it. The exercise waits for it where it usually takes no longer than patience lasts;
 * else it is for those who come later.
 */
export async function wantOne(
  queries: Queries,
  { name, least, slow = false }: By,
  { learner, exercise, kind, topic, level, params }: Wish,
  id: string,
): Promise<Wanted | undefined> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    with own as (
      select g.slot, count(*) n from waiting w join generation g on g.id = w.generation
          join exercise e on e.learner = w.learner and e.id = w.exercise
        where w.learner = ${learner} and g.kind = ${name} and g.topic = ${topic} and g.level = ${level}
          and g.state in ('queued', 'running') and e.kind = ${kind} group by g.slot),
    free as (
      select min(slot) slot from generate_series(0, ${mostWaits - 1}) slot
        where not exists (select from own where own.slot = slot.slot and own.n >= ${least})),
    pace as (
      select coalesce(percentile_cont(0.5) within group (order by extract(epoch from ended_at - created_at)), 0) seconds
        from (select created_at, ended_at from generation where kind = ${name} and ended_at is not null and state = 'ready'
          order by ended_at desc limit ${lately}) latest),
    open as (
      insert into generation (id, kind, topic, level, slot, reason, step)
        select ${id}::uuid, ${name}, ${topic}, ${level}::smallint, free.slot, 'wish', 'brief' from free
          where free.slot is not null
        on conflict (kind, topic, level, slot) where state in ('queued', 'running') do update set reason = 'wish'
        returning id),
    waits as (
      insert into waiting (learner, exercise, generation, params, until)
        select ${learner}::uuid, ${exercise}::uuid, open.id, ${JSON.stringify(params)}::jsonb,
          now() + make_interval(secs => ${patience}) from open, pace where pace.seconds <= ${patience} and not ${slow}::boolean)
    select id from open`);
  const [open] = rows;
  return open && { generation: open.id, fresh: open.id === id };
}

/** Opens a generation for a cell in which a learner has less than two works left that are new to them; one a cell. */
export async function refillOne(
  queries: Queries,
  { name }: Pick<By, "name">,
  { learner, kind, topic, level }: Cell & { learner: string },
  id: string,
): Promise<Wanted | undefined> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    with left_over as (
      select count(*) n from (select from content c
        where c.kind = ${kind} and c.topic = ${topic} and c.level = ${level} and c.retired_at is null and not c.in_room
          and not exists (select from exercise e where e.learner = ${learner} and e.work = c.work) limit 2) two)
    insert into generation (id, kind, topic, level, slot, reason, step)
      select ${id}::uuid, ${name}, ${topic}, ${level}::smallint, 0, 'refill', 'brief' from left_over where n < 2
      on conflict do nothing returning id`);
  return rows[0] && { generation: id, fresh: true };
}
