import { lt } from "drizzle-orm";
import { rateLimit } from "#store/account-tables.ts";
import type { Database } from "#store/database.ts";

/** Deletes the counts that are over; they limit nobody any more. */
export async function sweepLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.expire, now.getTime()));
}
