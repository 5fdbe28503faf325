import { countFields, type Stats } from "@salida/contract/stats.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { DailyGoal } from "@salida/rules/progress/daily-goal.ts";
import { rankOf } from "@salida/rules/progress/ranks.ts";
import { averagePercent } from "@salida/rules/progress/scores.ts";
import { eq, sql } from "drizzle-orm";
import { Refusal } from "#http/refusal.ts";
import type { Database, Queries } from "#store/database.ts";
import { learner, tally } from "#store/tables.ts";

/** The learner's statistics; undefined before a level is chosen. */
export async function findStats(db: Database, id: string): Promise<Stats | undefined> {
  const rows = await db
    .select({
      points: learner.points,
      level: learner.level,
      kind: tally.kind,
      done: tally.completed,
      sum: tally.scoreSum,
    })
    .from(learner)
    .leftJoin(tally, eq(tally.learner, learner.id))
    .where(eq(learner.id, id));
  const [first] = rows;
  return first && toStats(first.level, first.points, rows);
}

/** Refuses a zone that the runtime knows and the database does not: their lists are not always of one age. */
export async function refuseUnknownZone(queries: Queries, timeZone: string | undefined): Promise<void> {
  if (timeZone === undefined) return;
  try {
    await queries.execute(sql`select now() at time zone ${timeZone}`);
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (code !== "22023") throw error;
    const message = "is not a time zone here";
    throw new Refusal("invalid", { errors: [{ path: "timeZone", message }] });
  }
}

/** Makes a learner of an account; where there is one already nothing changes. */
export async function createLearner(
  queries: Queries,
  id: string,
  level: Level,
  timeZone = "UTC",
): Promise<void> {
  await queries.insert(learner).values({ id, level, timeZone }).onConflictDoNothing();
}

export interface LearnerChange {
  level?: Level | undefined;
  timeZone?: string | undefined;
  dailyGoal?: DailyGoal | undefined;
}

/** Changes level and goal at once, and the time zone from the learner's next day on. */
export async function changeLearner(
  db: Database,
  id: string,
  { level, timeZone, dailyGoal }: LearnerChange,
  now: Date,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const zone = currentZone(now);
  const changes = {
    ...(level !== undefined && { level }),
    ...(dailyGoal !== undefined && { dailyGoal }),
    ...(timeZone !== undefined && {
      timeZone: zone,
      nextZone: timeZone,
      nextZoneAt: sql`((${at} at time zone ${zone})::date + 1)::timestamp at time zone ${zone}`,
    }),
  };
  await db.update(learner).set(changes).where(eq(learner.id, id));
}

/** Deletes a learner with everything of theirs: exercises, counts, points. */
export async function deleteLearner(queries: Queries, id: string): Promise<void> {
  await queries.delete(learner).where(eq(learner.id, id));
}

/** SQL for the zone that counts the learner's days at an instant. */
export function currentZone(now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql<string>`case when ${learner.nextZoneAt} <= ${at} then ${learner.nextZone} else ${learner.timeZone} end`;
}

type Tally = { kind: string | null; done: number | null; sum: number | null };

function toStats(level: Level, points: number, tallies: readonly Tally[]): Stats {
  const counts = countFields((kind) => {
    const { done, sum } = tallies.find((tally) => tally.kind === kind) ?? {};
    // the tables hold tenths
    return { done: done ?? 0, average: averagePercent((sum ?? 0) / 10, done ?? 0) };
  });
  return { points, level, rank: rankOf(points), ...counts };
}
