import { isOwnPage } from "@salida/rules/addresses/return-address.ts";
import { and, desc, eq, isNull, or } from "drizzle-orm";
import {
  codeLife,
  hashCode,
  hashLinkToken,
  linkLife,
  newCode,
  newLinkToken,
} from "#accounts/tokens/mailed-tokens.ts";
import type { Tools } from "#accounts/tools.ts";
import type { Mail } from "#mail/mail.ts";
import { account, emailChange, type MailedFor, mailedToken, signUp } from "#store/account-tables.ts";
import { letterFor, type Occasion } from "./letters.ts";
import { languageOf, type MailRequest, type Returning } from "./requests.ts";

/** The mail that a request comes to; undefined where there is nothing to say to anybody. */
export async function writeRequested(tools: Tools, request: MailRequest): Promise<Mail | undefined> {
  const occasion = await occasionOf(tools, request);
  return occasion && letterFor(occasion, tools.settings.PUBLIC_URL);
}

function occasionOf(tools: Tools, request: MailRequest): Promise<Occasion | undefined> {
  switch (request.about) {
    case "signup":
      return signedUp(tools, request);
    case "resend_signup":
      return signedUpLately(tools, request);
    case "recovery":
      return forgotten(tools, request);
    case "reauthentication":
      return asked(tools, request.account);
    case "password_changed":
      return passwordChanged(tools, request.account);
    case "email_changed":
      return Promise.resolve(changedFrom(request));
    case "email_change_old":
    case "email_change_new":
      return changing(tools, { ...request, side: request.about }, eq(account.id, request.account));
    default: {
      const ofEither = or(eq(account.email, request.email), eq(emailChange.newEmail, request.email));
      const side = request.about === "resend_email_change_old" ? "email_change_old" : "email_change_new";
      return changing(tools, { ...request, side }, ofEither);
    }
  }
}

async function signedUp(
  tools: Tools,
  { signUp: id, email, returnTo }: MailRequest & { about: "signup" },
): Promise<Occasion | undefined> {
  const holder = await accountAt(tools, email);
  if (holder) return { about: "taken", to: holder.email, language: languageOf(holder.metadata) };
  const [waiting] = await tools.db.select().from(signUp).where(eq(signUp.id, id));
  return waiting && confirmation(tools, waiting, returnTo);
}

async function signedUpLately(
  tools: Tools,
  { email, returnTo }: MailRequest & { about: "resend_signup" },
): Promise<Occasion | undefined> {
  if (await accountAt(tools, email)) return undefined;
  const newest = tools.db
    .select()
    .from(signUp)
    .where(eq(signUp.email, email))
    .orderBy(desc(signUp.createdAt));
  const [waiting] = await newest.limit(1);
  return waiting && confirmation(tools, waiting, returnTo);
}

async function confirmation(
  tools: Tools,
  waiting: typeof signUp.$inferSelect,
  returnTo: string | undefined,
): Promise<Occasion> {
  const { id, email: to, metadata } = waiting;
  const secrets = await issueLink(tools, "signup", to, { signUp: id }, returnTo);
  return { about: "signup", to, language: languageOf(metadata), signUp: id, ...secrets };
}

async function forgotten(
  tools: Tools,
  { email, returnTo }: MailRequest & { about: "recovery" },
): Promise<Occasion | undefined> {
  const holder = await accountAt(tools, email);
  if (!holder) return undefined;
  const secrets = await issueLink(tools, "recovery", email, { account: holder.id }, returnTo);
  return { about: "recovery", to: email, language: languageOf(holder.metadata), ...secrets };
}

async function asked(tools: Tools, id: string): Promise<Occasion | undefined> {
  const [holder] = await tools.db.select().from(account).where(eq(account.id, id));
  if (!holder) return undefined;
  const { email: to, metadata } = holder;
  const { code } = await issue(tools, "reauthentication", to, { account: id }, codeLife);
  return { about: "reauthentication", to, language: languageOf(metadata), code };
}

async function passwordChanged({ db }: Tools, id: string): Promise<Occasion | undefined> {
  const [holder] = await db.select().from(account).where(eq(account.id, id));
  return holder && { about: "password_changed", to: holder.email, language: languageOf(holder.metadata) };
}

function changedFrom({ oldEmail, newEmail, language }: MailRequest & { about: "email_changed" }): Occasion {
  return { about: "email_changed", to: oldEmail, language, newEmail };
}

async function changing(
  tools: Tools,
  { side: about, returnTo }: Returning & { side: "email_change_old" | "email_change_new" },
  whose: ReturnType<typeof eq> | undefined,
): Promise<Occasion | undefined> {
  const agreedAt = about === "email_change_old" ? emailChange.oldAgreedAt : emailChange.newAgreedAt;
  const [found] = await tools.db
    .select({
      id: account.id,
      email: account.email,
      metadata: account.metadata,
      newEmail: emailChange.newEmail,
    })
    .from(emailChange)
    .innerJoin(account, eq(account.id, emailChange.account))
    .where(and(whose, isNull(agreedAt)));
  if (!found) return undefined;
  const { id, email, newEmail, metadata } = found;
  const to = about === "email_change_old" ? email : newEmail;
  // nobody but the holder is told: the asker waits for an agreement that never comes
  const holder = about === "email_change_new" ? await accountAt(tools, newEmail) : undefined;
  if (holder) return { about: "wanted", to: holder.email, language: languageOf(holder.metadata) };
  const secrets = await issueLink(tools, about, to, { account: id }, returnTo);
  return { about, to, language: languageOf(metadata), newEmail, ...secrets };
}

async function accountAt({ db }: Tools, email: string) {
  const [holder] = await db.select().from(account).where(eq(account.email, email));
  return holder;
}

type Owner = { account: string } | { signUp: string };

/** What a mail with a link needs. A code is beside it only where another page than ours may ask for one. */
async function issueLink(
  tools: Tools,
  purpose: MailedFor,
  email: string,
  owner: Owner,
  returnTo: string | undefined,
) {
  const elsewhere = returnTo !== undefined && !isOwnPage(returnTo, tools.settings.PUBLIC_URL);
  const { token, code } = await issue(tools, purpose, email, owner, elsewhere ? codeLife : 0);
  return { token, ...(elsewhere && { code }), ...(returnTo !== undefined && { returnTo }) };
}

/** Makes the link's token and the code of one mail. Of both only hashes are kept. */
async function issue(
  { db, now, codeSecret }: Tools,
  purpose: MailedFor,
  email: string,
  owner: Owner,
  codeFor: number,
): Promise<{ token: string; code: string }> {
  const token = newLinkToken();
  const code = newCode();
  const at = now();
  const after = (ms: number) => new Date(at.getTime() + ms);
  await db.insert(mailedToken).values({
    hash: hashLinkToken(token),
    purpose,
    ...owner,
    email,
    codeHash: hashCode(codeSecret, email, code),
    createdAt: at,
    expiresAt: after(linkLife),
    codeExpiresAt: after(codeFor),
  });
  return { token, code };
}
