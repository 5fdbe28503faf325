import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Mailed } from "#accounts/rows.ts";
import { hashCode, hashLinkToken, mostCodeTries } from "#accounts/tokens/mailed-tokens.ts";
import type { Tools } from "#accounts/tools.ts";
import { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import type { CodeBody, VerifyBody } from "#accounts/wire/bodies.ts";
import { type MailedFor, mailedToken } from "#store/account-tables.ts";
import { agreeToNewEmail, type HalfDone } from "./change-email.ts";
import { confirmSignUp } from "./confirm-sign-up.ts";
import { recoverAccount } from "./recover-account.ts";
import type { WireSession } from "./sessions.ts";

/** What a kind of verification takes of what was mailed. */
const purposes: Readonly<Record<VerifyBody["type"], readonly MailedFor[]>> = {
  signup: ["signup"],
  email: ["signup"],
  recovery: ["recovery"],
  email_change: ["email_change_old", "email_change_new"],
};

/** Uses up a mail's link or code and does what it is for. All that can be wrong with either is one refusal. */
export async function verify(
  tools: Tools,
  asked: VerifyBody,
  userAgent: string | undefined,
): Promise<WireSession | HalfDone> {
  const mailed = "tokenHash" in asked ? await byLink(tools, asked.tokenHash) : await byCode(tools, asked);
  if (!mailed || !purposes[asked.type].includes(mailed.purpose)) throw dead(asked);
  try {
    if (mailed.purpose === "signup") return await confirmSignUp(tools, mailed, asked.password, userAgent);
    if (mailed.purpose === "recovery") return await recoverAccount(tools, mailed, userAgent);
    return await agreeToNewEmail(tools, mailed, userAgent);
  } catch (error) {
    throw error instanceof AuthRefusal && error.code === "otp_expired" ? dead(asked) : error;
  }
}

function dead(asked: VerifyBody): AuthRefusal {
  return new AuthRefusal("otp_expired", {
    message:
      "tokenHash" in asked ? "Email link is invalid or has expired" : "Token has expired or is invalid",
  });
}

async function byLink({ db, now }: Tools, token: string): Promise<Mailed | undefined> {
  const alive = and(eq(mailedToken.hash, hashLinkToken(token)), gt(mailedToken.expiresAt, now()));
  const [mailed] = await db.select().from(mailedToken).where(alive);
  return mailed;
}

/** Counts the try before it looks: of tries at once none is free. */
async function byCode(tools: Tools, { type, email, code }: CodeBody): Promise<Mailed | undefined> {
  await tools.limits.take("code-tries", email);
  return takeCode(tools, email, code, purposes[type]);
}

/**
 * The mailed token whose code it is. Every live code of the mailbox has one try less after it. A code that somebody
 * else tries, or takes away, at this very moment is passed over: nobody waits for anybody here.
 */
export async function takeCode(
  { db, now, codeSecret }: Tools,
  email: string,
  code: string,
  wanted: readonly MailedFor[],
): Promise<Mailed | undefined> {
  const guessable = and(
    eq(mailedToken.email, email),
    inArray(mailedToken.purpose, [...wanted]),
    gt(mailedToken.codeExpiresAt, now()),
    lt(mailedToken.wrongTries, mostCodeTries),
    // to wait for the disk would tell that there was a code; in a power cut a count may be lost
    sql`set_config('synchronous_commit', 'off', true) is not null`,
  );
  const free = db
    .select({ hash: mailedToken.hash })
    .from(mailedToken)
    .where(guessable)
    .for("update", { skipLocked: true });
  const tried = await db
    .update(mailedToken)
    .set({ wrongTries: sql`${mailedToken.wrongTries} + 1` })
    .where(inArray(mailedToken.hash, free))
    .returning();
  const hash = hashCode(codeSecret, email, code);
  return tried.find((mailed) => mailed.codeHash === hash);
}
