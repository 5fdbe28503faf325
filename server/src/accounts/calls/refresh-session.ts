import { and, eq, lte, sql } from "drizzle-orm";
import type { SessionRow } from "#accounts/rows.ts";
import type { RefreshPlace } from "#accounts/tokens/refresh-tokens.ts";
import type { Tools } from "#accounts/tools.ts";
import { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import { account, emailChange, session } from "#store/account-tables.ts";
import { type WireSession, wireSession } from "./sessions.ts";

/** Milliseconds in which the token just replaced still gets the one that replaced it: an answer may be lost, tabs may race. */
const grace = 10_000;
/** Milliseconds after which a session that nobody refreshed is over. */
export const longestIdle = 60 * 86_400_000;
/** Milliseconds after which a session is over however much it was used. */
export const longestLife = 365 * 86_400_000;

/** Answers the next tokens of a session. A token used out of its turn ends the session: somebody else may hold it. */
export async function refreshSession(tools: Tools, token: string): Promise<WireSession> {
  const place = tools.refresh.read(token);
  if (place === "malformed") {
    throw new AuthRefusal("validation_failed", { message: "Refresh token is not valid" });
  }
  if (place === "forged") throw new AuthRefusal("refresh_token_not_found");
  // before the turn is taken: whoever is told to come back later still has it then
  const owner = await ownerOf(tools, place);
  const current = (await rotate(tools, place)) ?? (await settle(tools, place));
  return wireSession(tools, owner.account, current, owner.email_change ?? undefined);
}

async function ownerOf({ db }: Tools, { session: id }: RefreshPlace) {
  const [owner] = await db
    .select({ account, email_change: emailChange })
    .from(session)
    .innerJoin(account, eq(account.id, session.account))
    .leftJoin(emailChange, eq(emailChange.account, account.id))
    .where(eq(session.id, id));
  if (!owner) throw new AuthRefusal("refresh_token_not_found");
  return owner;
}

/** Milliseconds by the database's clock: hosts' clocks differ, and one may judge what another has written. */
const age = sql<number>`extract(epoch from now() - ${session.createdAt})::float8 * 1000`;
const idle = sql<number>`extract(epoch from now() - ${session.refreshedAt})::float8 * 1000`;

/** One of many at once moves the counter; the others find it moved. */
async function rotate(
  { db }: Tools,
  { session: id, counter }: RefreshPlace,
): Promise<SessionRow | undefined> {
  const isTurn = and(
    eq(session.id, id),
    eq(session.counter, counter),
    lte(idle, longestIdle),
    lte(age, longestLife),
  );
  const next = { counter: sql`${session.counter} + 1`, refreshedAt: sql`now()` };
  const [rotated] = await db.update(session).set(next).where(isTurn).returning();
  return rotated;
}

async function settle(tools: Tools, { session: id, counter }: RefreshPlace): Promise<SessionRow> {
  const [kept] = await tools.db.select({ found: session, age, idle }).from(session).where(eq(session.id, id));
  if (!kept) throw new AuthRefusal("refresh_token_not_found");
  const { found } = kept;
  const tooOld = kept.age > longestLife;
  if (found.counter === counter + 1 && kept.idle <= grace && !tooOld) return found;
  // ahead of its session: a token from before the database was put back
  if (found.counter < counter) throw new AuthRefusal("refresh_token_not_found");
  await tools.db.delete(session).where(eq(session.id, id));
  tools.callers.forget({ session: id });
  if (tooOld) throw new AuthRefusal("session_expired", { message: "Invalid Refresh Token: Session Expired" });
  throw new AuthRefusal(kept.idle > longestIdle ? "session_expired" : "refresh_token_already_used");
}
