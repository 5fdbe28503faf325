import { sql } from "drizzle-orm";
import type { Cell, Wish } from "#exercises/writing.ts";
import type { Queries } from "#store/database.ts";

/** Seconds that a learner waits at most. */
export const patience = 75;
/** How many of one cell a learner can wait for at once. */
const mostWaits = 3;
/** Generations that tell how long it takes at present. */
const lately = 20;

/** A generation that is open, and whether this made it. */
export interface Wanted {
  generation: string;
  fresh: boolean;
}

/**
 * Joins the generation of a cell, or opens one: of a cell's open ones the first that this learner does not wait for. The
 * exercise waits for it where it usually takes no longer than patience lasts; else it is for those who come later.
 */
export async function wantOne(
  queries: Queries,
  { learner, exercise, kind, topic, level, params }: Wish,
  id: string,
): Promise<Wanted | undefined> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    with own as (
      select count(*)::smallint n from waiting w join generation g on g.id = w.generation
        where w.learner = ${learner} and g.kind = ${kind} and g.topic = ${topic} and g.level = ${level}
          and g.state in ('queued', 'running')),
    pace as (
      select coalesce(percentile_cont(0.5) within group (order by extract(epoch from ended_at - created_at)), 0) seconds
        from (select created_at, ended_at from generation where ended_at is not null and state = 'ready'
          order by ended_at desc limit ${lately}) latest),
    open as (
      insert into generation (id, kind, topic, level, slot, reason, step)
        select ${id}::uuid, ${kind}, ${topic}, ${level}::smallint, own.n, 'wish', 'brief' from own where own.n < ${mostWaits}
        on conflict (kind, topic, level, slot) where state in ('queued', 'running') do update set reason = 'wish'
        returning id),
    waits as (
      insert into waiting (learner, exercise, generation, params, until)
        select ${learner}::uuid, ${exercise}::uuid, open.id, ${JSON.stringify(params)}::jsonb,
          now() + make_interval(secs => ${patience}) from open, pace where pace.seconds <= ${patience})
    select id from open`);
  const [open] = rows;
  return open && { generation: open.id, fresh: open.id === id };
}

/** Opens a generation for a cell in which a learner has less than two works left that are new to them; one a cell. */
export async function refillOne(
  queries: Queries,
  { learner, kind, topic, level }: Cell & { learner: string },
  id: string,
): Promise<Wanted | undefined> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    with left_over as (
      select count(*) n from (select from content c
        where c.kind = ${kind} and c.topic = ${topic} and c.level = ${level} and c.retired_at is null and not c.in_room
          and not exists (select from exercise e where e.learner = ${learner} and e.work = c.work) limit 2) two)
    insert into generation (id, kind, topic, level, slot, reason, step)
      select ${id}::uuid, ${kind}, ${topic}, ${level}::smallint, 0, 'refill', 'brief' from left_over where n < 2
      on conflict do nothing returning id`);
  return rows[0] && { generation: id, fresh: true };
}
