import type { MailRequest } from "#accounts/letters/requests.ts";
import type { Tools } from "#accounts/tools.ts";
import type { Asker } from "#accounts/who.ts";
import type { MailAsked, ResendBody } from "#accounts/wire/bodies.ts";

/**
 * Takes the answers to the limits on mail, by the mailbox alone: they hold whether or not anybody has it. `kind` is
 * what is spaced by itself.
 */
export async function takeMail({ limits }: Tools, email: string, kind: string): Promise<void> {
  await limits.take("mail-spacing", `${kind} ${email}`);
  await limits.take("mail-day", email);
  await limits.take("mail-server", "all");
}

/** Asks for a link to set a new password. The same work, and answer, whoever has the address. */
export async function recover(tools: Tools, { email, humanToken, returnTo }: MailAsked): Promise<void> {
  await tools.humanCheck?.spend(humanToken, "recover");
  await takeMail(tools, email, "recovery");
  await post(tools, [{ about: "recovery", email, returnTo }], email);
}

/** Asks for the mail of a sign-up or of a change of address again. */
export async function resend(tools: Tools, asked: ResendBody): Promise<void> {
  const { email, type, humanToken, returnTo } = asked;
  await tools.humanCheck?.spend(humanToken, "resend");
  await takeMail(tools, email, type);
  const requests: MailRequest[] =
    type === "signup"
      ? [{ about: "resend_signup", email, returnTo }]
      : [
          { about: "resend_email_change_old", email, returnTo },
          { about: "resend_email_change_new", email, returnTo },
        ];
  await post(tools, requests, email);
}

/** Mails a code that stands for the password once. */
export async function reauthenticate(tools: Tools, { account }: Asker): Promise<void> {
  await takeMail(tools, account.email, "reauthentication");
  const owner = { account: account.id, mailbox: tools.mailbox(account.email) };
  await tools.mails.post(tools.db, { about: "reauthentication", account: account.id }, owner);
  tools.mails.wake();
}

async function post(
  { mails, db, mailbox }: Tools,
  requests: readonly MailRequest[],
  email: string,
): Promise<void> {
  for (const request of requests) await mails.post(db, request, { mailbox: mailbox(email) });
  mails.wake();
}
