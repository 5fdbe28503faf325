import { and, isNull, lt, notExists, sql } from "drizzle-orm";
import { longestIdle } from "#accounts/calls/refresh-session.ts";
import { account, outboxMail, pendingToken, session, spentCheck } from "#store/account-tables.ts";
import type { Database } from "#store/database.ts";

const week = 7 * 86_400_000;
const minute = 60_000;

/** Deletes what is over: pending tokens, spent checks, old mails, idle sessions, sign-ups nobody confirmed. */
export async function sweepAccounts(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db.delete(pendingToken).where(lt(pendingToken.expiresAt, now));
  // a minute late: a check judged alive just now must still find that it was spent
  await db.delete(spentCheck).where(lt(spentCheck.expiresAt, before(minute)));
  await db.delete(outboxMail).where(lt(outboxMail.createdAt, before(week)));
  await db.delete(session).where(lt(session.refreshedAt, before(longestIdle)));
  // by the last sign-up, not the first: one that comes in meanwhile keeps the account
  const waiting = db
    .select({ one: sql`1` })
    .from(pendingToken)
    .where(sql`${pendingToken.account} = ${account.id}`);
  await db
    .delete(account)
    .where(and(isNull(account.confirmedAt), lt(account.updatedAt, before(week)), notExists(waiting)));
}
