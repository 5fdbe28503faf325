import { index, integer, jsonb, pgSchema, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The embedded accounts stand in a schema of their own: a hosted auth service takes its place whole. */
export const accounts = pgSchema("accounts");

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
    confirmedAt: instant("confirmed_at"),
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
    userAgent: text("user_agent"),
  },
  (t) => [index("session_account").on(t.account)],
);

/**
 * A sign-up waiting for its mail link. It carries its own password and metadata: whoever owns the address
 * confirms what came with that very mail, not what a stranger sent earlier.
 */
export const pendingToken = accounts.table(
  "pending_token",
  {
    /** SHA-256 of the token, hex. */
    hash: text().primaryKey(),
    type: text().$type<"signup">().notNull(),
    account: uuid()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    passwordHash: text("password_hash"),
    metadata: jsonb().$type<Record<string, unknown>>(),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("pending_token_account").on(t.account), index("pending_token_age").on(t.expiresAt)],
);

/** Solved human checks that were used; kept until they would have expired anyway. */
export const spentCheck = accounts.table(
  "spent_check",
  { signature: text().primaryKey(), expiresAt: instant("expires_at").notNull() },
  (t) => [index("spent_check_age").on(t.expiresAt)],
);

/** Mail that nothing sends: what the local outbox shows. */
export const outboxMail = accounts.table(
  "outbox_mail",
  {
    id: uuid().primaryKey(),
    account: uuid().references(() => account.id, { onDelete: "cascade" }),
    /** The mail, encrypted: its links open accounts, and a copy of the database must not. */
    sealed: text().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [index("outbox_mail_age").on(t.createdAt), index("outbox_mail_account").on(t.account)],
);
