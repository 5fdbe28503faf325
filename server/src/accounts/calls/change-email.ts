import { and, eq, inArray } from "drizzle-orm";
import { languageOf, type Returning } from "#accounts/letters/requests.ts";
import type { AccountRow, Mailed } from "#accounts/rows.ts";
import type { Tools } from "#accounts/tools.ts";
import { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import { account, emailChange, mailedToken, signUp } from "#store/account-tables.ts";
import type { Queries } from "#store/database.ts";
import { lockSignUps } from "./confirm-sign-up.ts";
import { openSession, type WireSession, wireSession } from "./sessions.ts";
import { useUp } from "./use-up.ts";

/** What the first of two mailboxes is answered. */
export type HalfDone = { msg: string; code: string };

const halfDone: HalfDone = {
  msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
  code: "200",
};

/**
 * Begins a change of address: both mailboxes are asked, and whoever was asked before is not any more. Who has the new
 * one is not looked at: it is found out behind the answer.
 */
export async function askForNewEmail(
  tools: Tools,
  tx: Queries,
  { id, email }: AccountRow,
  { newEmail, returnTo }: Returning & { newEmail: string },
): Promise<void> {
  const change = { newEmail, askedAt: tools.now(), oldAgreedAt: null, newAgreedAt: null };
  await tx
    .insert(emailChange)
    .values({ account: id, ...change })
    .onConflictDoUpdate({ target: emailChange.account, set: change });
  await tx.delete(mailedToken).where(changeTokens(id));
  const ask = (about: "email_change_old" | "email_change_new", to: string) =>
    tools.mails.post(tx, { about, account: id, returnTo }, { account: id, mailbox: tools.mailbox(to) });
  await ask("email_change_old", email);
  await ask("email_change_new", newEmail);
}

/** One mailbox agrees; with the second the address is changed, and the session it came from is a new one. */
export async function agreeToNewEmail(
  tools: Tools,
  mailed: Mailed,
  userAgent: string | undefined,
): Promise<WireSession | HalfDone> {
  const now = tools.now();
  const done = await atOnce(tools, async (tx) => {
    const own = eq(account.id, mailed.account ?? "");
    const [held] = await tx.select().from(account).where(own).for("update");
    if (!held) throw new AuthRefusal("otp_expired");
    await useUp(tx, mailed, now);
    const agreed = mailed.purpose === "email_change_old" ? { oldAgreedAt: now } : { newAgreedAt: now };
    const ofAccount = eq(emailChange.account, held.id);
    const [change] = await tx.update(emailChange).set(agreed).where(ofAccount).returning();
    const asked = mailed.purpose === "email_change_old" ? held.email : change?.newEmail;
    // a mail may have been written for an address that is not asked any more
    if (!change || mailed.email !== asked) throw new AuthRefusal("otp_expired");
    if (!change.oldAgreedAt || !change.newAgreedAt) return undefined;
    const owner = await move(tools, tx, held, change.newEmail);
    return { owner, opened: await openSession(tx, { account: owner, method: "otp", userAgent }, now) };
  });
  if (!done) return halfDone;
  tools.mails.wake();
  return wireSession(tools, done.owner, done.opened);
}

async function move(tools: Tools, tx: Queries, held: AccountRow, newEmail: string): Promise<AccountRow> {
  const moved = { email: newEmail, updatedAt: tools.now() };
  // whoever waited for the address waits no longer; before the account, as those who confirm hold them
  await lockSignUps(tx, newEmail);
  await tx.delete(signUp).where(eq(signUp.email, newEmail));
  const [taken] = await tx.select({ id: account.id }).from(account).where(eq(account.email, newEmail));
  // taken between the asking and now
  if (taken) throw new AuthRefusal("email_exists");
  const [owner] = await tx.update(account).set(moved).where(eq(account.id, held.id)).returning();
  await tx.delete(emailChange).where(eq(emailChange.account, held.id));
  // links that went to the old mailbox are void
  await tx.delete(mailedToken).where(eq(mailedToken.account, held.id));
  const language = languageOf(held.metadata);
  const notice = { about: "email_changed", oldEmail: held.email, newEmail, language } as const;
  await tools.mails.post(tx, notice, { account: held.id, mailbox: tools.mailbox(held.email) });
  return owner as AccountRow;
}

/** A transaction in which the address may turn out to be taken at the very same moment: the unique key says so. */
async function atOnce<T>({ db }: Tools, work: (tx: Queries) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(work);
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    throw code === "23505" ? new AuthRefusal("email_exists") : error;
  }
}

function changeTokens(id: string) {
  return and(
    eq(mailedToken.account, id),
    inArray(mailedToken.purpose, ["email_change_old", "email_change_new"]),
  );
}
