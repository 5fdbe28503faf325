import { eq } from "drizzle-orm";
import type { Tools } from "#accounts/tools.ts";
import type { Asker } from "#accounts/who.ts";
import { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import type { ChangeBody } from "#accounts/wire/bodies.ts";
import { mailedToken } from "#store/account-tables.ts";
import { takeCode } from "./verify.ts";

/** Milliseconds for which a session just opened is as good as a password for asking for a new address. */
const fresh = 15 * 60_000;

/** What the asker has shown they may change. */
export interface Proof {
  forPassword: boolean;
  forEmail: boolean;
}

/** Weighs what came with a change: the current password, a mailed code, or how the session began. */
export async function proofOf(tools: Tools, asker: Asker, asked: ChangeBody): Promise<Proof> {
  if (asked.currentPassword !== undefined) {
    await refuseWrongPassword(tools, asker, asked.currentPassword);
    return { forPassword: true, forEmail: true };
  }
  if (asked.nonce !== undefined) {
    await useNonce(tools, asker, asked.nonce);
    return { forPassword: true, forEmail: true };
  }
  const now = tools.now().getTime();
  // what began while the clock was ahead is not fresh until then
  const isFresh = (began: Date) => Math.abs(now - began.getTime()) < fresh;
  const { recoveredAt, createdAt } = asker.session;
  return {
    forPassword: recoveredAt !== null && isFresh(recoveredAt),
    forEmail: isFresh(createdAt),
  };
}

async function refuseWrongPassword(tools: Tools, { account }: Asker, password: string): Promise<void> {
  await tools.limits.take("secret-tries", account.id);
  const matches = await tools.passwords.matches(password, account.passwordHash);
  if (!matches) throw new AuthRefusal("current_password_invalid");
  await tools.limits.forgive("secret-tries", account.id);
}

/** A code is used up by the change it is sent with, also when that is refused for another reason. */
async function useNonce(tools: Tools, { account }: Asker, nonce: string): Promise<void> {
  await tools.limits.take("secret-tries", account.id);
  const mailed = await takeCode(tools, account.email, nonce, ["reauthentication"]);
  const used = mailed && (await tools.db.delete(mailedToken).where(eq(mailedToken.hash, mailed.hash)));
  if (used?.rowCount !== 1) throw new AuthRefusal("reauthentication_not_valid");
}
