import { and, eq, gt } from "drizzle-orm";
import type { Mailed } from "#accounts/rows.ts";
import { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import { mailedToken } from "#store/account-tables.ts";
import type { Queries } from "#store/database.ts";

/** Takes a mailed token out of use, or refuses since somebody else just did. Lock its owner before. */
export async function useUp(tx: Queries, { hash }: Mailed, now: Date): Promise<void> {
  const alive = and(eq(mailedToken.hash, hash), gt(mailedToken.expiresAt, now));
  const used = await tx.delete(mailedToken).where(alive).returning({ hash: mailedToken.hash });
  if (used.length === 0) throw new AuthRefusal("otp_expired");
}
