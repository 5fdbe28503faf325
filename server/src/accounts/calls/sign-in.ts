import { and, eq, isNotNull } from "drizzle-orm";
import type { Tools } from "#accounts/tools.ts";
import { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import type { SignInBody } from "#accounts/wire/bodies.ts";
import { account } from "#store/account-tables.ts";
import { openSession, type WireSession, wireSession } from "./sessions.ts";

/** Signs in with a password. An unknown address and a wrong password are told apart by nothing, time included. */
export async function signIn(
  tools: Tools,
  { email, password, humanToken }: SignInBody,
  userAgent: string | undefined,
): Promise<WireSession> {
  await tools.humanCheck?.spend(humanToken, "login");
  const [found] = await tools.db.select().from(account).where(eq(account.email, email));
  const matches = await tools.passwords.matches(password, found?.passwordHash);
  if (!found || !matches) throw new AuthRefusal("invalid_credentials");
  if (!found.confirmedAt) throw new AuthRefusal("email_not_confirmed");
  const now = tools.now();
  const { owner, opened } = await tools.db.transaction(async (tx) => {
    // still the password that was compared: it may have been changed while it was hashed
    const unchanged = and(
      eq(account.id, found.id),
      eq(account.passwordHash, found.passwordHash),
      isNotNull(account.confirmedAt),
    );
    const [held] = await tx.update(account).set({ lastSignInAt: now }).where(unchanged).returning();
    if (!held) throw new AuthRefusal("invalid_credentials");
    return {
      owner: held,
      opened: await openSession(tx, { account: held, method: "password", userAgent }, now),
    };
  });
  return wireSession(tools, owner, opened);
}
