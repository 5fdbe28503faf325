import { type SQL, sql } from "drizzle-orm";

/**
 * SQL for whether a card is due. One that was kept or rated while the clock was ahead would wait until it is there again:
 * it is asked now.
 */
export function isDue(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`(due <= ${at} or coalesce((memory->>'last_review')::timestamptz, created_at) > ${at} + interval '1 hour')`;
}
