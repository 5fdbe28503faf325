import { lt, or } from "drizzle-orm";
import { longestIdle, longestLife } from "#accounts/calls/refresh-session.ts";
import { linkLife } from "#accounts/tokens/mailed-tokens.ts";
import {
  emailChange,
  mailedToken,
  outboxMail,
  queuedMail,
  session,
  signUp,
  spentCheck,
} from "#store/account-tables.ts";
import type { Database } from "#store/database.ts";

const week = 7 * 86_400_000;
const day = 86_400_000;
const minute = 60_000;

/** Deletes what is over: mailed links, spent checks, old mails, idle sessions, what nobody confirmed. */
export async function sweepAccounts(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db.delete(mailedToken).where(lt(mailedToken.expiresAt, now));
  // a minute late: a check judged alive just now must still find that it was spent
  await db.delete(spentCheck).where(lt(spentCheck.expiresAt, before(minute)));
  // given up long ago, by a process that did not live to delete it
  await db.delete(queuedMail).where(lt(queuedMail.createdAt, before(day)));
  await db.delete(outboxMail).where(lt(outboxMail.createdAt, before(week)));
  const isOver = or(lt(session.refreshedAt, before(longestIdle)), lt(session.createdAt, before(longestLife)));
  await db.delete(session).where(isOver);
  // a link mailed at the last moment is still good for its hour
  await db.delete(signUp).where(lt(signUp.createdAt, before(week + linkLife)));
  await db.delete(emailChange).where(lt(emailChange.askedAt, before(week + linkLife)));
}
