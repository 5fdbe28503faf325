import { desc, eq } from "drizzle-orm";
import { session } from "#store/account-tables.ts";
import type { Database } from "#store/database.ts";
import type { ListedSession } from "./accounts.ts";

const shown = 50;

/** The sign-ins of an account that live, the one used last first. */
export function listSessions(db: Database, account: string): Promise<ListedSession[]> {
  return db
    .select({
      id: session.id,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      lastSeenAt: session.refreshedAt,
    })
    .from(session)
    .where(eq(session.account, account))
    .orderBy(desc(session.refreshedAt))
    .limit(shown);
}
