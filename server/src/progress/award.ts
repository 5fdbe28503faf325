import type { KindName } from "@salida/contract/kinds.ts";
import { sql } from "drizzle-orm";
import type { Queries } from "#store/database.ts";
import { currentZone } from "./stats.ts";

/** A finished exercise, to be saved and awarded together. */
export interface Finished {
  learner: string;
  exercise: string;
  kind: KindName;
  /** The version the move was made on. */
  version: number;
  state: unknown;
  /** What a list tells of it, where that changed. */
  facts?: unknown;
  evaluation: { score: number };
  points: number;
  completedAt: Date;
}

/**
 * Completes an exercise and gives its points, in one statement: the row is locked for good, the ledger, the
 * sum and the tallies move with it or not at all. False when another was first. The learner is locked before the
 * exercise, the order in which a deletion goes.
 */
export async function completeAndAward(queries: Queries, finished: Finished): Promise<boolean> {
  const { learner, exercise, kind, version, state, facts, evaluation, points, completedAt } = finished;
  const told = facts === undefined ? null : JSON.stringify(facts);
  const at = completedAt.toISOString();
  const tenths = Math.round(evaluation.score * 10);
  const { rows } = await queries.execute(sql`
    with holder as (
      select (${at}::timestamptz at time zone ${currentZone(completedAt)})::date today
        from learner where id = ${learner} for no key update),
    done as (
      update exercise set completed_at = ${at}, score = ${tenths}, version = version + 1,
          state = ${JSON.stringify(state)}::jsonb, facts = coalesce(${told}::jsonb, facts), evaluation = ${JSON.stringify(evaluation)}::jsonb
        where learner = ${learner} and id = ${exercise} and version = ${version} and completed_at is null
          and exists (select from holder)
        returning id, items),
    noted as (
      insert into uncounted (learner, exercise) select ${learner}::uuid, id from done where items <> '{}'),
    given as (
      insert into award (learner, exercise, points, created_at)
        select ${learner}::uuid, id, ${points}::int, ${at}::timestamptz from done
        on conflict do nothing returning points),
    summed as (
      update learner set points = learner.points + given.points from given where learner.id = ${learner}),
    counted as (
      insert into tally (learner, kind, completed, score_sum)
        select ${learner}::uuid, ${kind}, 1, ${tenths}::int from done
        on conflict (learner, kind) do update
          set completed = tally.completed + 1, score_sum = tally.score_sum + excluded.score_sum),
    practised as (
      insert into practice_day (learner, day, completed, points)
        select ${learner}::uuid, holder.today, 1, ${points}::int from done, holder
        on conflict (learner, day) do update
          set completed = practice_day.completed + 1, points = practice_day.points + excluded.points)
    select id from done`);
  return rows.length === 1;
}
