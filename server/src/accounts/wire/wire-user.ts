import type { AccountRow, EmailChangeRow } from "#accounts/rows.ts";

export const appMetadata = { provider: "email", providers: ["email"] };

export type WireUser = Readonly<Record<string, unknown>>;

/** What a sign-up that waits for its mail tells of the account, whether there is one or not. */
export type Announced = Pick<AccountRow, "id" | "email" | "metadata"> & { at: Date };

/** An account as the auth wire shows it to its owner. */
export function wireUser(account: AccountRow, change?: EmailChangeRow): WireUser {
  const { confirmedAt, lastSignInAt } = account;
  return {
    ...shape(account, account),
    identities: [identityOf(account)],
    email_confirmed_at: confirmedAt,
    confirmed_at: confirmedAt,
    ...(lastSignInAt && { last_sign_in_at: lastSignInAt }),
    ...(change && { new_email: change.newEmail, email_change_sent_at: change.askedAt }),
  };
}

/**
 * An account just signed up as anybody may see it: made of the request alone, so that it gives nothing away. It has no
 * identity yet, which is also how the hosted service shows an address that somebody has.
 */
export function announcedUser({ at, ...account }: Announced): WireUser {
  const times = { createdAt: at, updatedAt: at };
  return { ...shape(account, times), identities: [], confirmation_sent_at: at };
}

function shape(
  { id, email, metadata }: Pick<AccountRow, "id" | "email" | "metadata">,
  { createdAt, updatedAt }: Pick<AccountRow, "createdAt" | "updatedAt">,
): WireUser {
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    app_metadata: appMetadata,
    user_metadata: metadata,
    created_at: createdAt,
    updated_at: updatedAt,
    is_anonymous: false,
  };
}

function identityOf({ id, email, metadata, createdAt, updatedAt, lastSignInAt }: AccountRow): WireUser {
  return {
    identity_id: id,
    id,
    user_id: id,
    identity_data: { ...metadata, sub: id, email, email_verified: true, phone_verified: false },
    provider: "email",
    last_sign_in_at: lastSignInAt ?? createdAt,
    created_at: createdAt,
    updated_at: updatedAt,
    email,
  };
}
