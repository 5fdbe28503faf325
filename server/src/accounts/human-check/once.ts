import { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import { spentCheck } from "#store/account-tables.ts";
import type { Database } from "#store/database.ts";

/** Takes a check out of use for everybody, or refuses when somebody did before. */
export async function useOnce(db: Database, signature: string, expiresAt: Date): Promise<void> {
  const { rowCount } = await db.insert(spentCheck).values({ signature, expiresAt }).onConflictDoNothing();
  if (rowCount !== 1) throw disallowed("timeout-or-duplicate");
}

/** The refusal of a check, with the reasons in the words that the wire has for them. */
export function disallowed(...reasons: string[]): AuthRefusal {
  const message = `captcha protection: request disallowed (${reasons.join(", ")})`;
  return new AuthRefusal("captcha_failed", { message });
}
