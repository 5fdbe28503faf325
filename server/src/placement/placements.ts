import { sql } from "drizzle-orm";
import type { Queries } from "#store/database.ts";
import type { Course } from "./course.ts";
import type { KeptPlacement } from "./present.ts";

type Row = Omit<KeptPlacement, "finishedAt"> & { finishedAt: string | Date | null };

/** The learner's tests, the one that runs before the one that is over. */
export async function listPlacements(queries: Queries, learner: string): Promise<KeptPlacement[]> {
  const { rows } = await queries.execute(sql`
    select id, version, state, finished_at "finishedAt" from placement where learner = ${learner}
      order by finished_at desc nulls first`);
  return (rows as unknown as Row[]).map((row) => ({
    ...row,
    finishedAt: row.finishedAt === null ? null : new Date(row.finishedAt),
  }));
}

/** Keeps a test that begins, unless one runs. */
export async function keepBegun(
  queries: Queries,
  { learner, id, course, now }: { learner: string; id: string; course: Course; now: Date },
): Promise<void> {
  await queries.execute(sql`
    insert into placement (learner, id, state, created_at)
      values (${learner}, ${id}, ${JSON.stringify(course)}::jsonb, ${now.toISOString()}::timestamptz)
      on conflict (learner) where finished_at is null do nothing`);
}

/** An answer that was marked. */
interface Step {
  learner: string;
  /** The test as the answer found it. */
  from: KeptPlacement;
  course: Course;
  /** Null while the test goes on. */
  finishedAt: Date | null;
}

/** Takes a test on by an answer; one that ends takes the place of the one before. False where another answer was first. */
export async function takeOn(
  queries: Queries,
  { learner, from, course, finishedAt }: Step,
): Promise<boolean> {
  const at = finishedAt?.toISOString() ?? null;
  const { rows } = await queries.execute(sql`
    with moved as (
      update placement set state = ${JSON.stringify(course)}::jsonb, version = version + 1, finished_at = ${at}::timestamptz
        where learner = ${learner} and id = ${from.id} and version = ${from.version} and finished_at is null
        returning id, finished_at),
    forgotten as (
      delete from placement where learner = ${learner} and finished_at is not null
        and exists (select from moved where finished_at is not null))
    select id from moved`);
  return rows.length === 1;
}

/** Deletes all tests of a learner: they belong to the account, not to the level. */
export async function deletePlacements(queries: Queries, learner: string): Promise<void> {
  await queries.execute(sql`delete from placement where learner = ${learner}`);
}
