import { asc, eq } from "drizzle-orm";
import type { Database } from "#store/database.ts";
import { reviewCard } from "#store/learning-tables.ts";
import { award, dayCounter, learner } from "#store/tables.ts";
import { findStats } from "./stats.ts";

/** A learner's level, points and counts, for themselves; null before a level is chosen. */
export async function exportLearner(db: Database, id: string): Promise<Record<string, unknown> | null> {
  const [found] = await db.select().from(learner).where(eq(learner.id, id));
  if (!found) return null;
  const awards = await db
    .select({ exercise: award.exercise, points: award.points, createdAt: award.createdAt })
    .from(award)
    .where(eq(award.learner, id))
    .orderBy(asc(award.createdAt));
  const days = await db
    .select({ kind: dayCounter.kind, day: dayCounter.day, created: dayCounter.count })
    .from(dayCounter)
    .where(eq(dayCounter.learner, id))
    .orderBy(asc(dayCounter.day));
  const reviews = await db
    .select({ face: reviewCard.face, due: reviewCard.due, keptAt: reviewCard.createdAt })
    .from(reviewCard)
    .where(eq(reviewCard.learner, id))
    .orderBy(asc(reviewCard.id));
  const { timeZone, nextZone, dailyGoal, createdAt } = found;
  return {
    since: createdAt,
    timeZone,
    nextZone,
    dailyGoal,
    stats: await findStats(db, id),
    awards,
    days,
    reviews,
  };
}
