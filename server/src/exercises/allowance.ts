import type { Allowance } from "@salida/contract/exercises.ts";
import type { KindName } from "@salida/contract/kinds.ts";
import { sql } from "drizzle-orm";
import { currentZone } from "#progress/stats.ts";
import type { Queries } from "#store/database.ts";

/**
 * How many of a kind the learner created on a day of theirs, today where none is named, and what waits to be completed.
 * Of that the sums tell how many there are; only the newest is looked for, and reports are few.
 */
export async function readAllowance(
  queries: Queries,
  of: { learner: string; kind: KindName; day: string | undefined; limit: number },
  now: Date,
): Promise<Allowance> {
  const { rows } = await queries.execute(sql`
    with me as (
      select id, ${currentZone(now)} zone, ${dayOf(of.learner, of.kind, now)} today from learner where id = ${of.learner}),
    open as (select created - completed - lost waiting from tally
      where learner = ${of.learner} and kind = ${of.kind} and created > completed + lost),
    reported as (
      select e.content, e.completed_at from report r join content c on c.id = r.content
          join exercise e on e.learner = r.learner and e.work = c.work and e.content = c.id
        where r.learner = ${of.learner} and r.item = '' and e.kind = ${of.kind} and e.room is null)
    select coalesce((select count from me join day_counter counter on counter.learner = me.id
          and counter.kind = ${of.kind} and counter.day = coalesce(${of.day ?? null}::date, today)), 0) count,
      coalesce((select (today + 1)::timestamp at time zone zone from me),
        date_trunc('day', ${now.toISOString()}::timestamptz, 'UTC') + interval '1 day') "resetsAt",
      coalesce((select waiting from open), 0)
        - (select count(*) from reported e where e.completed_at is null)::int pending,
      (select e.id from exercise e where e.learner = ${of.learner} and e.kind = ${of.kind} and e.room is null and e.completed_at is null
        and e.content not in (select content from reported)
        and exists (select from open) order by e.id desc limit 1) "newestPending"`);
  const { resetsAt, ...told } = rows[0] as unknown as Omit<Allowance, "limit" | "resetsAt"> & {
    resetsAt: string | Date;
  };
  return { ...told, limit: of.limit, resetsAt: new Date(resetsAt).toISOString() };
}

/**
 * SQL for the learner's day: the date in their zone, but never one before a day they already created on, so
 * that moving west does not give a day twice. A day that has begun nowhere on earth counts for nothing: the clock was
 * ahead.
 */
export function dayOf(id: string, kind: KindName, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const last = sql`(select max(day) from day_counter where learner = ${id} and kind = ${kind} and day <= ${newestDay(now)})`;
  return sql`greatest((${at} at time zone ${currentZone(now)})::date, ${last})`;
}

/** SQL for the newest day that it is anywhere at an instant. */
export function newestDay(now: Date) {
  return sql`(${now.toISOString()}::timestamptz at time zone 'UTC' + interval '14 hours')::date`;
}

/** A create's way into the day's count, as `claimSlot` found it. */
export interface Claim {
  /** Whether the learner has stats. */
  known: boolean;
  /** False when the idempotency key was used before. */
  fresh: boolean;
  /** False when the day's limit is reached. */
  granted: boolean;
  /** Whole seconds until the learner's next day. */
  wait: number;
}

export interface Claiming {
  learner: string;
  kind: KindName;
  limit: number;
  /** The id of what is going to be made. */
  made: string;
  key: string | undefined;
  /** SHA-256 of what was asked. */
  request: Buffer;
}

/**
 * Claims the idempotency key and one of the day's slots, in one statement. The learner is locked before
 * anything of theirs, as a deletion does it too, so that neither waits for the other in a circle. The counter only moves while it is
 * under the limit, and its row lock puts a learner's parallel creates one behind the other.
 */
export async function claimSlot(queries: Queries, claiming: Claiming, now: Date): Promise<Claim> {
  const { learner: id, kind, limit, made, key = null, request } = claiming;
  const at = now.toISOString();
  const { rows } = await queries.execute(sql`
    with me as (
      select id, ${currentZone(now)} zone, ${dayOf(id, kind, now)} today from learner where id = ${id} for key share),
    claimed as (
      insert into idempotency_key (learner, key, request, made, created_at)
        select id, ${key}, ${request}::bytea, ${made}::uuid, ${at}::timestamptz from me where ${key}::text is not null
        on conflict do nothing returning key),
    slot as (
      insert into day_counter as counter (learner, kind, day, count)
        select id, ${kind}, today, 1 from me
          where ${limit}::int > 0 and (${key}::text is null or exists (select from claimed))
        on conflict (learner, kind, day) do update set count = counter.count + 1 where counter.count < ${limit}
        returning count)
    select exists (select from me) known,
      ${key}::text is null or exists (select from claimed) fresh,
      exists (select from slot) granted,
      coalesce((select ceil(extract(epoch from (today + 1)::timestamp at time zone zone - ${at}::timestamptz)) from me), 0)::int wait`);
  return rows[0] as unknown as Claim;
}
