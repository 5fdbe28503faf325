import { and, desc, eq } from "drizzle-orm";
import type { AccountRow } from "#accounts/rows.ts";
import type { Tools } from "#accounts/tools.ts";
import { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import type { SignInBody } from "#accounts/wire/bodies.ts";
import { account, emailChange, signUp } from "#store/account-tables.ts";
import { openSession, type WireSession, wireSession } from "./sessions.ts";

/**
 * Signs in with a password. An unknown address and a wrong password are told apart by nothing, time included. Whoever
 * signed up for an address is told that it waits for its mail, also when somebody else has it.
 */
export async function signIn(
  tools: Tools,
  { email, password, humanToken }: SignInBody,
  userAgent: string | undefined,
): Promise<WireSession> {
  await tools.humanCheck?.spend(humanToken, "login");
  await tools.limits.take("password-tries", email);
  const [found] = await tools.db
    .select()
    .from(account)
    .leftJoin(emailChange, eq(emailChange.account, account.id))
    .where(eq(account.email, email));
  const [waiting] = await tools.db
    .select({ passwordHash: signUp.passwordHash })
    .from(signUp)
    .where(eq(signUp.email, email))
    .orderBy(desc(signUp.createdAt))
    .limit(1);
  const matches = await tools.passwords.matches(password, found?.account.passwordHash);
  const matchesWaiting = await tools.passwords.matches(password, waiting?.passwordHash);
  if (found && matches) {
    const { owner, opened } = await enter(tools, found.account, userAgent);
    return wireSession(tools, owner, opened, found.email_change ?? undefined);
  }
  throw new AuthRefusal(matchesWaiting ? "email_not_confirmed" : "invalid_credentials");
}

async function enter(tools: Tools, found: AccountRow, userAgent: string | undefined) {
  const now = tools.now();
  const entered = await tools.db.transaction(async (tx) => {
    // still the password that was compared: it may have been changed while it was hashed
    const unchanged = and(eq(account.id, found.id), eq(account.passwordHash, found.passwordHash));
    const [held] = await tx.update(account).set({ lastSignInAt: now }).where(unchanged).returning();
    if (!held) throw new AuthRefusal("invalid_credentials");
    return {
      owner: held,
      opened: await openSession(tx, { account: held, method: "password", userAgent }, now),
    };
  });
  await tools.limits.forgive("password-tries", entered.owner.email);
  return entered;
}
