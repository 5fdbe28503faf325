import { sql } from "drizzle-orm";
import type { Queries } from "#store/database.ts";

/** An exercise after a move that did not end it. */
export interface Turn {
  learner: string;
  exercise: string;
  /** The version the move was made on. */
  version: number;
  state: unknown;
  /** What a list tells of it, where that changed. */
  facts?: unknown;
  /** Whether it may be saved on an exercise that is over. */
  afterEnd: boolean;
}

/** Saves a turn. False when another move was first, or the learner is gone. */
export async function saveTurn(queries: Queries, turn: Turn): Promise<boolean> {
  const { learner, exercise, version, state, facts, afterEnd } = turn;
  const told = facts === undefined ? null : JSON.stringify(facts);
  const { rows } = await queries.execute(sql`
    with holder as (select from learner where id = ${learner} for no key update)
    update exercise set version = version + 1, state = ${JSON.stringify(state)}::jsonb,
        facts = coalesce(${told}::jsonb, facts)
      where learner = ${learner} and id = ${exercise} and version = ${version}
        and (completed_at is null or ${afterEnd}::boolean)
        and exists (select from holder)
      returning id`);
  return rows.length === 1;
}

/** Whether a learner's exercise is over by now. */
export async function isCompleted(queries: Queries, learner: string, exercise: string): Promise<boolean> {
  const { rows } = await queries.execute(sql`
    select from exercise where learner = ${learner} and id = ${exercise} and completed_at is not null`);
  return rows.length === 1;
}
