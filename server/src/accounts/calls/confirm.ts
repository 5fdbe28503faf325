import { and, eq, gt, isNull } from "drizzle-orm";
import { hashPendingToken } from "#accounts/tokens/pending-tokens.ts";
import type { Tools } from "#accounts/tools.ts";
import { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import { account, pendingToken } from "#store/account-tables.ts";
import { openSession, type WireSession, wireSession } from "./sessions.ts";

/**
 * Confirms an address with its mail's token and signs in. The account takes the password and metadata of the
 * sign-up that this very mail belongs to; all other mails of the account are void from then on.
 */
export async function confirmSignUp(
  tools: Tools,
  token: string,
  userAgent: string | undefined,
): Promise<WireSession> {
  const now = tools.now();
  const hash = hashPendingToken(token);
  const { owner, opened } = await tools.db.transaction(async (tx) => {
    const [pending] = await tx.select().from(pendingToken).where(eq(pendingToken.hash, hash));
    if (!pending) throw new AuthRefusal("otp_expired");
    // the account before its tokens, as signing up and deleting do, or two would wait for each other
    const unconfirmed = and(eq(account.id, pending.account), isNull(account.confirmedAt));
    const [held] = await tx.select().from(account).where(unconfirmed).for("update");
    const alive = and(eq(pendingToken.hash, hash), gt(pendingToken.expiresAt, now));
    const [taken] = await tx.delete(pendingToken).where(alive).returning();
    if (!held || !taken) throw new AuthRefusal("otp_expired");
    await tx.delete(pendingToken).where(eq(pendingToken.account, held.id));
    const passwordHash = taken.passwordHash ?? held.passwordHash;
    const metadata = taken.metadata ?? held.metadata;
    const confirmed = { passwordHash, metadata, confirmedAt: now, updatedAt: now, lastSignInAt: now };
    await tx.update(account).set(confirmed).where(eq(account.id, held.id));
    const own = { ...held, ...confirmed };
    return { owner: own, opened: await openSession(tx, { account: own, method: "otp", userAgent }, now) };
  });
  return wireSession(tools, owner, opened);
}
