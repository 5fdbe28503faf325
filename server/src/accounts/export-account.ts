import { eq } from "drizzle-orm";
import { account, emailChange, session } from "#store/account-tables.ts";
import type { Database } from "#store/database.ts";

/** All that is kept of an account, for its owner: no password hash, and nothing that opens a session. */
export async function exportAccount(db: Database, id: string): Promise<Record<string, unknown>> {
  const own = eq(account.id, id);
  const change = eq(emailChange.account, account.id);
  const [found] = await db.select().from(account).leftJoin(emailChange, change).where(own);
  if (!found) return {};
  const { passwordHash: _, ...facts } = found.account;
  const sessions = await db.select().from(session).where(eq(session.account, id));
  return {
    ...facts,
    emailChange: found.email_change && {
      newEmail: found.email_change.newEmail,
      askedAt: found.email_change.askedAt,
    },
    sessions: sessions.map(({ account: _account, counter: _counter, ...told }) => told),
  };
}
