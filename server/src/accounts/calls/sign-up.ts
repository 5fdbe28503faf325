import { eq } from "drizzle-orm";
import { v4 } from "uuid";
import { refuseUnfitPassword } from "#accounts/passwords/passwords.ts";
import type { Tools } from "#accounts/tools.ts";
import { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import type { SignUpBody } from "#accounts/wire/bodies.ts";
import { announcedUser, type WireUser } from "#accounts/wire/wire-user.ts";
import { account, signUp as signUpTable } from "#store/account-tables.ts";
import { takeMail } from "./ask-for-mail.ts";
import { lockSignUps } from "./confirm-sign-up.ts";
import { openSession, type WireSession, wireSession } from "./sessions.ts";

interface NewAccount {
  email: string;
  metadata: Record<string, unknown>;
  passwordHash: string;
}

/** Signs up: answers a session, or, while addresses are confirmed, a user that says nothing about who has the address. */
export async function signUp(
  tools: Tools,
  { email, password, metadata, humanToken, returnTo }: SignUpBody,
  userAgent: string | undefined,
): Promise<WireSession | WireUser> {
  if (tools.settings.SIGNUP === "off") throw new AuthRefusal("signup_disabled");
  refuseUnfitPassword(password, tools.settings.PASSWORD_MIN_LENGTH, email);
  await tools.humanCheck?.spend(humanToken, "signup");
  const byMail = tools.settings.SIGNUP_CONFIRMATION === "on";
  if (byMail) await takeMail(tools, email, "signup");
  // hashed before anything is looked up, so that every address takes as long
  const asked = { email, metadata, passwordHash: await tools.passwords.hash(password) };
  if (!byMail) return signUpAtOnce(tools, asked, userAgent);
  const id = await signUpByMail(tools, asked, returnTo);
  return announcedUser({ id, email, metadata, at: tools.now() });
}

async function signUpAtOnce(
  tools: Tools,
  asked: NewAccount,
  userAgent: string | undefined,
): Promise<WireSession> {
  const now = tools.now();
  const times = { createdAt: now, updatedAt: now, confirmedAt: now, lastSignInAt: now };
  const { owner, opened } = await tools.db.transaction(async (tx) => {
    await lockSignUps(tx, asked.email);
    const [made] = await tx
      .insert(account)
      .values({ id: v4(), ...asked, ...times })
      .onConflictDoNothing({ target: account.email })
      .returning();
    if (!made) throw new AuthRefusal("user_already_exists");
    await tx.delete(signUpTable).where(eq(signUpTable.email, made.email));
    return {
      owner: made,
      opened: await openSession(tx, { account: made, method: "password", userAgent }, now),
    };
  });
  return wireSession(tools, owner, opened);
}

/** Keeps the sign-up and asks for its mail, whoever has the address: who does is found out when the mail is written. */
async function signUpByMail(tools: Tools, asked: NewAccount, returnTo: string | undefined): Promise<string> {
  const id = v4();
  const { email } = asked;
  await tools.db.transaction(async (tx) => {
    await tx.insert(signUpTable).values({ id, ...asked, createdAt: tools.now() });
    const request = { about: "signup", signUp: id, email, returnTo } as const;
    await tools.mails.post(tx, request, { mailbox: tools.mailbox(email) });
  });
  tools.mails.wake();
  return id;
}
