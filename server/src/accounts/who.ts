import { and, eq } from "drizzle-orm";
import { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import { Refusal } from "#http/refusal.ts";
import type { Caller } from "#http/serve.ts";
import { account, emailChange, session } from "#store/account-tables.ts";
import type { Queries } from "#store/database.ts";
import type { AccountRow, EmailChangeRow, SessionRow } from "./rows.ts";
import type { Tools } from "./tools.ts";

/** Finds the caller for the product API; one who was seen within five seconds is taken at their word. */
export async function findCaller(tools: Tools, token: string): Promise<Caller> {
  const now = tools.now().getTime();
  const remembered = tools.callers.find(token, now);
  if (remembered) return remembered;
  const claims = await tools.access.read(token).catch(() => undefined);
  if (!claims) throw new Refusal("unauthorised");
  const caller = { account: claims.sub, session: claims.session_id };
  return tools.callers.learn(token, now, claims.exp * 1000, async () => {
    await refuseGone(tools.db, caller);
    return caller;
  });
}

/** Refuses a caller whose session is over. `held` keeps it from ending before the transaction of `queries` does. */
export async function refuseGone(queries: Queries, caller: Caller, held = false): Promise<void> {
  const own = and(eq(session.id, caller.session), eq(session.account, caller.account));
  const query = queries.select({ id: session.id }).from(session).where(own);
  const [found] = await (held ? query.for("key share") : query);
  if (!found) throw new Refusal("unauthorised");
}

/** Who asks on the auth wire, with all that is known of them. */
export interface Asker {
  account: AccountRow;
  session: SessionRow;
  /** A new address that both mailboxes have not agreed to yet. */
  change: EmailChangeRow | undefined;
}

export async function findAsker({ access, db }: Tools, token: string): Promise<Asker> {
  const claims = await access.read(token).catch(() => undefined);
  if (!claims) throw new AuthRefusal("bad_jwt");
  const [found] = await db
    .select()
    .from(account)
    .leftJoin(session, and(eq(session.account, account.id), eq(session.id, claims.session_id)))
    .leftJoin(emailChange, eq(emailChange.account, account.id))
    .where(eq(account.id, claims.sub));
  if (!found) throw new AuthRefusal("user_not_found");
  if (!found.session) throw new AuthRefusal("session_not_found");
  return { account: found.account, session: found.session, change: found.email_change ?? undefined };
}
