import { and, eq, ne, type SQL } from "drizzle-orm";
import { v7 } from "uuid";
import type { AccountRow, EmailChangeRow, SessionRow } from "#accounts/rows.ts";
import { accessLife } from "#accounts/tokens/access-tokens.ts";
import type { Tools } from "#accounts/tools.ts";
import { wireUser } from "#accounts/wire/wire-user.ts";
import { session } from "#store/account-tables.ts";
import type { Queries } from "#store/database.ts";

/** A session as the auth wire hands it out, tokens and all. */
export type WireSession = Readonly<Record<string, unknown>>;

export interface Opening {
  account: AccountRow;
  method: SessionRow["method"];
  userAgent: string | undefined;
  /** By a recovery mail. */
  recovered?: boolean;
}

export async function openSession(
  queries: Queries,
  { account, method, userAgent, recovered = false }: Opening,
  now: Date,
): Promise<SessionRow> {
  const row = { id: v7(), account: account.id, method, refreshedAt: now, createdAt: now };
  const kept = { ...row, recoveredAt: recovered ? now : null, userAgent: userAgent?.slice(0, 200) ?? null };
  const [opened] = await queries.insert(session).values(kept).returning();
  return opened as SessionRow;
}

/** The tokens of a session as it stands; refresh tokens are derived, so the same row gives the same one. */
export async function wireSession(
  { access, refresh }: Tools,
  account: AccountRow,
  opened: SessionRow,
  change?: EmailChangeRow,
): Promise<WireSession> {
  const { token, expiresAt } = await access.mint(account, opened);
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: accessLife,
    expires_at: expiresAt,
    refresh_token: refresh.derive({ session: opened.id, counter: opened.counter }),
    user: wireUser(account, change),
  };
}

export const signOutScopes = ["global", "local", "others"] as const;
export type SignOutScope = (typeof signOutScopes)[number];

/** Ends this session, the account's others, or all of them. */
export async function signOut({ db, callers }: Tools, own: SessionRow, scope: SignOutScope): Promise<void> {
  const ended: Record<SignOutScope, SQL | undefined> = {
    global: eq(session.account, own.account),
    local: eq(session.id, own.id),
    others: and(eq(session.account, own.account), ne(session.id, own.id)),
  };
  await db.delete(session).where(ended[scope]);
  const { id, account } = own;
  callers.forget(scope === "local" ? { session: id } : { account, ...(scope === "others" && { but: id }) });
}
