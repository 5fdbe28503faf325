import { eq } from "drizzle-orm";
import type { Database } from "#store/database.ts";
import { learner } from "#store/tables.ts";

/** Milliseconds for which a learner who was there is not looked up again: a player asks for many parts. */
const life = 5_000;
const most = 10_000;

/** Whether a learner is still there, or was a moment ago. */
export type IsKnown = (id: string, now: Date) => Promise<boolean>;

export function knowLearners(db: Database): IsKnown {
  const seen = new Map<string, number>();
  return async (id, now) => {
    if ((seen.get(id) ?? 0) > now.getTime()) return true;
    seen.delete(id);
    const [found] = await db.select({ id: learner.id }).from(learner).where(eq(learner.id, id));
    const [oldest] = seen.keys();
    if (seen.size >= most && oldest !== undefined) seen.delete(oldest);
    if (found) seen.set(id, now.getTime() + life);
    return found !== undefined;
  };
}
