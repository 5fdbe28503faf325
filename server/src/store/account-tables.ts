import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The embedded accounts stand in a schema of their own: a hosted auth service takes its place whole. */
export const accounts = pgSchema("accounts");

/** An account whose address is confirmed; until then there is only a sign-up. */
export const account = accounts.table(
  "account",
  {
    id: uuid().primaryKey(),
    /** Trimmed and in lower case. */
    email: text().notNull(),
    /** argon2id in PHC form. */
    passwordHash: text("password_hash").notNull(),
    metadata: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    confirmedAt: instant("confirmed_at").notNull(),
    lastSignInAt: instant("last_sign_in_at"),
  },
  (t) => [uniqueIndex("account_email").on(t.email)],
);

/** A sign-in that lives. Refresh tokens are derived from `id` and `counter`; none is stored. */
export const session = accounts.table(
  "session",
  {
    id: uuid().primaryKey(),
    account: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    counter: integer().notNull().default(0),
    refreshedAt: instant("refreshed_at").notNull().defaultNow(),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** How it was opened: "password" or "otp". */
    method: text().$type<"password" | "otp">().notNull(),
    /** Set where a recovery link opened it: for a while the password may be set without the old one. */
    recoveredAt: instant("recovered_at"),
    userAgent: text("user_agent"),
  },
  (t) => [index("session_account").on(t.account)],
);

/**
 * Somebody wants an account with this address. Nobody has it yet: whoever owns the mailbox makes it an account, with
 * the password that came with the very sign-up they confirm. Kept for taken addresses too, so that nothing tells.
 */
export const signUp = accounts.table(
  "sign_up",
  {
    /** The account's id, once there is one. */
    id: uuid().primaryKey(),
    /** Trimmed and in lower case. */
    email: text().notNull(),
    passwordHash: text("password_hash").notNull(),
    metadata: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("sign_up_email").on(t.email, t.createdAt.desc()), index("sign_up_age").on(t.createdAt)],
);

/** An account that is about to change its address: both mailboxes have to agree. */
export const emailChange = accounts.table("email_change", {
  account: uuid()
    .primaryKey()
    .references(() => account.id, { onDelete: "cascade" }),
  newEmail: text("new_email").notNull(),
  askedAt: instant("asked_at").notNull(),
  oldAgreedAt: instant("old_agreed_at"),
  newAgreedAt: instant("new_agreed_at"),
});

/** What a mailed link or code is good for. */
export type MailedFor = "signup" | "recovery" | "email_change_old" | "email_change_new" | "reauthentication";

/** A secret that was mailed, waiting to be used once. It belongs to an account or to a sign-up. */
export const mailedToken = accounts.table(
  "mailed_token",
  {
    /** SHA-256 of the link's token, hex. */
    hash: text().primaryKey(),
    purpose: text().$type<MailedFor>().notNull(),
    account: uuid().references(() => account.id, { onDelete: "cascade" }),
    signUp: uuid("sign_up").references(() => signUp.id, { onDelete: "cascade" }),
    /** The mailbox it went to. */
    email: text().notNull(),
    /** Keyed hash of the code that stands in the mail beside the link. */
    codeHash: text("code_hash").notNull(),
    wrongTries: integer("wrong_tries").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    codeExpiresAt: instant("code_expires_at").notNull(),
  },
  (t) => [
    index("mailed_token_account").on(t.account, t.purpose),
    index("mailed_token_sign_up").on(t.signUp),
    index("mailed_token_email").on(t.email, t.purpose),
    index("mailed_token_age").on(t.expiresAt),
  ],
);

/** Solved human checks that were used; kept until they would have expired anyway. */
export const spentCheck = accounts.table(
  "spent_check",
  { signature: text().primaryKey(), expiresAt: instant("expires_at").notNull() },
  (t) => [index("spent_check_age").on(t.expiresAt)],
);

/**
 * Mail that is still to be written and handed over; a job of its id sees to it. What it is about is encrypted: a copy
 * of the database must tell neither who gets mail nor open what is in it.
 */
export const queuedMail = accounts.table(
  "queued_mail",
  {
    id: uuid().primaryKey(),
    account: uuid().references(() => account.id, { onDelete: "cascade" }),
    /** Keyed hash of the mailbox, so that its mail goes when its owner goes. */
    mailbox: text().notNull(),
    sealed: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("queued_mail_account").on(t.account), index("queued_mail_mailbox").on(t.mailbox)],
);

/** Mail as the local outbox shows it, while none is sent. */
export const outboxMail = accounts.table(
  "outbox_mail",
  {
    id: uuid().primaryKey(),
    account: uuid().references(() => account.id, { onDelete: "cascade" }),
    /** Keyed hash of the mailbox. */
    mailbox: text().notNull(),
    /** The mail, encrypted: its links open accounts. */
    sealed: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("outbox_mail_age").on(t.createdAt),
    index("outbox_mail_account").on(t.account),
    index("outbox_mail_mailbox").on(t.mailbox),
  ],
);

/** How often something was asked for lately, by keyed hash of who asked or whom it is about. */
export const rateLimit = accounts.table(
  "rate_limit",
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    /** Unix milliseconds. */
    expire: bigint({ mode: "number" }),
  },
  (t) => [index("rate_limit_age").on(t.expire)],
);

/** Accounts of a hosted service that were deleted here, by keyed hash, until their last access token is over. */
export const goneAccount = accounts.table(
  "gone_account",
  { hash: text().primaryKey(), until: instant("until").notNull() },
  (t) => [index("gone_account_age").on(t.until)],
);

/** What is true of all processes that use this database: which secrets are theirs. */
export const installation = accounts.table(
  "installation",
  {
    only: boolean().primaryKey().default(true),
    /** Of the secrets; says nothing of them. */
    fingerprint: text().notNull(),
  },
  (t) => [check("installation_only", sql`${t.only}`)],
);
