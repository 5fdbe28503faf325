import { and, eq, ne } from "drizzle-orm";
import type { Returning } from "#accounts/letters/requests.ts";
import { refuseUnfitPassword } from "#accounts/passwords/passwords.ts";
import type { AccountRow } from "#accounts/rows.ts";
import type { Tools } from "#accounts/tools.ts";
import type { Asker } from "#accounts/who.ts";
import { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import { type ChangeBody, refuseLargeMetadata } from "#accounts/wire/bodies.ts";
import { type WireUser, wireUser } from "#accounts/wire/wire-user.ts";
import { account, emailChange, mailedToken, session } from "#store/account-tables.ts";
import type { Queries } from "#store/database.ts";
import { takeMail } from "./ask-for-mail.ts";
import { askForNewEmail } from "./change-email.ts";
import { proofOf } from "./proof.ts";

interface Change extends Returning {
  newEmail: string | undefined;
  passwordHash: string | undefined;
  data: Record<string, unknown> | undefined;
}

/**
 * Changes the account: metadata at once, a password with the old one (or a mailed code, or a fresh recovery), an
 * address once both mailboxes agree. All of it or nothing.
 */
export async function changeUser(tools: Tools, asker: Asker, asked: ChangeBody): Promise<WireUser> {
  const proof = await proofOf(tools, asker, asked);
  const newEmail = asked.email === asker.account.email ? undefined : asked.email;
  if (asked.password !== undefined) {
    if (!proof.forPassword) throw new AuthRefusal("current_password_required");
    await refuseBadPassword(tools, asker.account, asked.password);
  }
  if (newEmail !== undefined) {
    if (!proof.forEmail) throw new AuthRefusal("reauthentication_needed");
    await takeEmailChange(tools, asker.account, newEmail);
  }
  const passwordHash = asked.password === undefined ? undefined : await tools.passwords.hash(asked.password);
  await tools.db.transaction((tx) =>
    applyChange(tools, tx, asker, { newEmail, passwordHash, data: asked.data, returnTo: asked.returnTo }),
  );
  if (passwordHash !== undefined) forgetOthers(tools, asker);
  if (passwordHash !== undefined || newEmail !== undefined) tools.mails.wake();
  return ownUser(tools, asker.account.id);
}

async function refuseBadPassword(
  tools: Tools,
  { passwordHash, email }: AccountRow,
  password: string,
): Promise<void> {
  refuseUnfitPassword(password, tools.settings.PASSWORD_MIN_LENGTH, email);
  if (await tools.passwords.matches(password, passwordHash)) throw new AuthRefusal("same_password");
}

async function takeEmailChange(tools: Tools, { id }: AccountRow, newEmail: string): Promise<void> {
  await tools.limits.take("email-changes", id);
  await takeMail(tools, newEmail, "email_change");
}

async function applyChange(
  tools: Tools,
  tx: Queries,
  asker: Asker,
  { newEmail, passwordHash, data, returnTo }: Change,
): Promise<void> {
  const { id, passwordHash: known } = asker.account;
  // still the password that the proof was about
  const unchanged = and(eq(account.id, id), eq(account.passwordHash, known));
  const [held] = await tx.select().from(account).where(unchanged).for("update");
  if (!held) throw new AuthRefusal("conflict");
  const metadata = data ? merged(held.metadata, data) : held.metadata;
  refuseLargeMetadata(metadata);
  const row = { metadata, updatedAt: tools.now(), ...(passwordHash !== undefined && { passwordHash }) };
  await tx.update(account).set(row).where(eq(account.id, id));
  if (passwordHash !== undefined) await endOthers(tools, tx, asker);
  if (newEmail !== undefined) await askForNewEmail(tools, tx, held, { newEmail, returnTo });
}

/** A new password ends all that the old one, or a mail before it, could have opened. */
async function endOthers(
  tools: Tools,
  tx: Queries,
  { account: { id, email }, session: own }: Asker,
): Promise<void> {
  await tx.delete(session).where(and(eq(session.account, id), ne(session.id, own.id)));
  await tx.update(session).set({ recoveredAt: null }).where(eq(session.id, own.id));
  await tx.delete(mailedToken).where(eq(mailedToken.account, id));
  await tx.delete(emailChange).where(eq(emailChange.account, id));
  const notice = { about: "password_changed", account: id } as const;
  await tools.mails.post(tx, notice, { account: id, mailbox: tools.mailbox(email) });
}

function forgetOthers({ callers }: Tools, { account: { id }, session: own }: Asker): void {
  callers.forget({ account: id, but: own.id });
}

/** A key that is set to null is taken away. */
function merged(old: Record<string, unknown>, data: Record<string, unknown>): Record<string, unknown> {
  const all = Object.entries({ ...old, ...data });
  return Object.fromEntries(all.filter(([, value]) => value !== null));
}

async function ownUser({ db }: Tools, id: string): Promise<WireUser> {
  const own = eq(account.id, id);
  const change = eq(emailChange.account, account.id);
  const [found] = await db.select().from(account).leftJoin(emailChange, change).where(own);
  if (!found) throw new AuthRefusal("user_not_found");
  return wireUser(found.account, found.email_change ?? undefined);
}
