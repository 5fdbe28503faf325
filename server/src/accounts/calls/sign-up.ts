import { eq, isNull, sql } from "drizzle-orm";
import { v4 } from "uuid";
import { confirmationMail } from "#accounts/letters/confirmation-mail.ts";
import { refuseUnfitPassword } from "#accounts/passwords/passwords.ts";
import { hashPendingToken, newPendingToken, pendingLife } from "#accounts/tokens/pending-tokens.ts";
import type { Tools } from "#accounts/tools.ts";
import { AuthRefusal } from "#accounts/wire/auth-refusal.ts";
import type { SignUpBody } from "#accounts/wire/bodies.ts";
import { announcedUser, type WireUser } from "#accounts/wire/wire-user.ts";
import { account, pendingToken } from "#store/account-tables.ts";
import { openSession, type WireSession, wireSession } from "./sessions.ts";

interface NewAccount {
  email: string;
  metadata: Record<string, unknown>;
  passwordHash: string;
}

/** Signs up: answers a session, or, while addresses are confirmed, a user that says nothing about who has the address. */
export async function signUp(
  tools: Tools,
  { email, password, metadata, humanToken }: SignUpBody,
  userAgent: string | undefined,
): Promise<WireSession | WireUser> {
  refuseUnfitPassword(password, tools.settings.PASSWORD_MIN_LENGTH);
  await tools.humanCheck?.spend(humanToken, "signup");
  // hashed before anything is looked up, so that every address takes as long
  const asked = { email, metadata, passwordHash: await tools.passwords.hash(password) };
  if (tools.settings.SIGNUP_CONFIRMATION === "off") return signUpAtOnce(tools, asked, userAgent);
  const id = await signUpByMail(tools, asked);
  return announcedUser({ id, email, metadata, at: tools.now() });
}

async function signUpAtOnce(
  tools: Tools,
  asked: NewAccount,
  userAgent: string | undefined,
): Promise<WireSession> {
  const now = tools.now();
  const times = { updatedAt: now, confirmedAt: now, lastSignInAt: now };
  const { email, ...rest } = asked;
  const { owner, opened } = await tools.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(account)
      .values({ id: v4(), email, ...rest, createdAt: now, ...times })
      .onConflictDoUpdate({
        target: account.email,
        set: { ...rest, ...times },
        setWhere: isNull(account.confirmedAt),
      })
      .returning();
    if (!made) throw new AuthRefusal("user_already_exists");
    await tx.delete(pendingToken).where(eq(pendingToken.account, made.id));
    return {
      owner: made,
      opened: await openSession(tx, { account: made, method: "password", userAgent }, now),
    };
  });
  return wireSession(tools, owner, opened);
}

/** Mails a link, unless the address is confirmed already; answers the account's id, or a decoy. */
async function signUpByMail(tools: Tools, asked: NewAccount): Promise<string> {
  const token = newPendingToken();
  const id = await keepPending(tools, asked, token);
  if (!id) return tools.decoyId(asked.email);
  const { language } = asked.metadata;
  tools.mails.post(confirmationMail(asked.email, language, tools.settings.PUBLIC_URL, token), id);
  return id;
}

/**
 * One statement whoever has the address, so that it takes as long. The row of an unconfirmed account shows its
 * latest sign-up, which only decides what an early sign-in is told; what it becomes is in the confirmed mail's token.
 */
async function keepPending(
  { db, now }: Tools,
  { email, metadata, passwordHash }: NewAccount,
  token: string,
): Promise<string | undefined> {
  const facts = sql`${JSON.stringify(metadata)}::jsonb`;
  const at = sql`${now().toISOString()}::timestamptz`;
  const until = sql`${new Date(now().getTime() + pendingLife).toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ account: string }>(sql`
    with held as (
      insert into ${account} (id, email, password_hash, metadata, created_at, updated_at)
      values (${v4()}, ${email}, ${passwordHash}, ${facts}, ${at}, ${at})
      on conflict (email) do update
        set password_hash = excluded.password_hash, metadata = excluded.metadata, updated_at = excluded.updated_at
        where ${account.confirmedAt} is null
      returning id
    )
    insert into ${pendingToken} (hash, type, account, password_hash, metadata, created_at, expires_at)
    select ${hashPendingToken(token)}, 'signup', held.id, ${passwordHash}, ${facts}, ${at}, ${until} from held
    returning account`);
  return rows[0]?.account;
}
