import { eq } from "drizzle-orm";
import type { Mailed } from "#accounts/rows.ts";
import type { Tools } from "#accounts/tools.ts";
import { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import { account } from "#store/account-tables.ts";
import { openSession, type WireSession, wireSession } from "./sessions.ts";
import { useUp } from "./use-up.ts";

/** Signs in with a recovery mail. For a while that session may set a password without knowing the old one. */
export async function recoverAccount(
  tools: Tools,
  mailed: Mailed,
  userAgent: string | undefined,
): Promise<WireSession> {
  const now = tools.now();
  const { owner, opened } = await tools.db.transaction(async (tx) => {
    const own = eq(account.id, mailed.account ?? "");
    const [held] = await tx.update(account).set({ lastSignInAt: now }).where(own).returning();
    // a mail to an address that is not the account's any more opens nothing
    if (!held || held.email !== mailed.email) throw new AuthRefusal("otp_expired");
    await useUp(tx, mailed, now);
    const opening = { account: held, method: "otp", userAgent, recovered: true } as const;
    return { owner: held, opened: await openSession(tx, opening, now) };
  });
  return wireSession(tools, owner, opened);
}
