import { eq, sql } from "drizzle-orm";
import type { AccountRow, Mailed } from "#accounts/rows.ts";
import type { Tools } from "#accounts/tools.ts";
import { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import { account, signUp } from "#store/account-tables.ts";
import type { Queries } from "#store/database.ts";
import { openSession, type WireSession, wireSession } from "./sessions.ts";
import { useUp } from "./use-up.ts";

/**
 * Makes an account of the sign-up that this very mail belongs to, and signs in. All other sign-ups for the address are
 * void from then on. A password that comes along must be the one of that sign-up: it shows that whoever opens the
 * mail also signed up, and not a stranger with this address.
 */
export async function confirmSignUp(
  tools: Tools,
  mailed: Mailed,
  password: string | undefined,
  userAgent: string | undefined,
): Promise<WireSession> {
  const now = tools.now();
  if (password !== undefined) await refuseOtherPassword(tools, mailed, password);
  const { owner, opened } = await tools.db.transaction(async (tx) => {
    const owner = await makeAccount(tx, mailed, now);
    return { owner, opened: await openSession(tx, { account: owner, method: "otp", userAgent }, now) };
  });
  return wireSession(tools, owner, opened);
}

async function refuseOtherPassword(tools: Tools, mailed: Mailed, password: string): Promise<void> {
  await tools.limits.take("password-tries", mailed.email);
  const own = eq(signUp.id, mailed.signUp ?? "");
  const [waiting] = await tools.db.select().from(signUp).where(own);
  if (!waiting) throw new AuthRefusal("otp_expired");
  const matches = await tools.passwords.matches(password, waiting.passwordHash);
  if (!matches) throw new AuthRefusal("invalid_credentials");
}

/**
 * All sign-ups of an address, which are this transaction's alone from here on: two mails confirmed at once wait for
 * each other here and nowhere else. The address is locked, not the rows: one that comes in meanwhile would be locked
 * out of its turn.
 */
export async function lockSignUps(tx: Queries, email: string): Promise<(typeof signUp.$inferSelect)[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
  return tx.select().from(signUp).where(eq(signUp.email, email));
}

async function makeAccount(tx: Queries, mailed: Mailed, now: Date): Promise<AccountRow> {
  const ofAddress = eq(signUp.email, mailed.email);
  const waiting = await lockSignUps(tx, mailed.email);
  const own = waiting.find(({ id }) => id === mailed.signUp);
  if (!own) throw new AuthRefusal("otp_expired");
  await useUp(tx, mailed, now);
  const { id, email, passwordHash, metadata, createdAt } = own;
  const times = { createdAt, updatedAt: now, confirmedAt: now, lastSignInAt: now };
  const [made] = await tx
    .insert(account)
    .values({ id, email, passwordHash, metadata, ...times })
    .onConflictDoNothing()
    .returning();
  if (!made) throw new AuthRefusal("otp_expired");
  await tx.delete(signUp).where(ofAddress);
  return made;
}
