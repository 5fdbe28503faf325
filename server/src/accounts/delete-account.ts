import { eq, inArray } from "drizzle-orm";
import { account, emailChange, outboxMail, queuedMail, signUp } from "#store/account-tables.ts";
import type { Queries } from "#store/database.ts";
import { lockSignUps } from "./calls/confirm-sign-up.ts";

/**
 * Deletes an account with its sessions, mailed links and mails, and the sign-ups that anybody made with its address.
 * Whoever remembers callers must forget this one.
 */
export async function deleteAccount(
  queries: Queries,
  id: string,
  mailbox: (email: string) => string,
): Promise<void> {
  // the account first: nobody else holds what belongs to it without holding it
  const [held] = await queries.select().from(account).where(eq(account.id, id)).for("update");
  if (!held) return;
  const changes = await queries.select().from(emailChange).where(eq(emailChange.account, id));
  const addresses = [held.email, ...changes.map(({ newEmail }) => newEmail)];
  const mailboxes = addresses.map(mailbox);
  await lockSignUps(queries, held.email);
  await queries.delete(account).where(eq(account.id, id));
  await queries.delete(signUp).where(eq(signUp.email, held.email));
  await queries.delete(queuedMail).where(inArray(queuedMail.mailbox, mailboxes));
  await queries.delete(outboxMail).where(inArray(outboxMail.mailbox, mailboxes));
}
