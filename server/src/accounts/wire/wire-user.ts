import type { AccountRow, EmailChangeRow } from "#accounts/rows.ts";

export const appMetadata = { provider: "email", providers: ["email"] };

export type WireUser = Readonly<Record<string, unknown>>;

/** What a sign-up that waits for its mail tells of the account, whether there is one or not. */
export type Announced = Pick<AccountRow, "id" | "email" | "metadata"> & { at: Date };

/** An account as the auth wire shows it to its owner. */
export function wireUser(account: AccountRow, change?: EmailChangeRow): WireUser {
  const { createdAt, updatedAt, confirmedAt, lastSignInAt } = account;
  return {
    ...shape(account, { createdAt, updatedAt, confirmedAt, lastSignInAt }),
    email_confirmed_at: confirmedAt,
    confirmed_at: confirmedAt,
    ...(lastSignInAt && { last_sign_in_at: lastSignInAt }),
    ...(change && { new_email: change.newEmail, email_change_sent_at: change.askedAt }),
  };
}

/** An account just signed up as anybody may see it: made of the request alone, so that it gives nothing away. */
export function announcedUser({ at, ...account }: Announced): WireUser {
  const times = { createdAt: at, updatedAt: at, confirmedAt: null, lastSignInAt: at };
  return { ...shape(account, times), confirmation_sent_at: at };
}

type Times = Pick<AccountRow, "createdAt" | "updatedAt" | "lastSignInAt"> & { confirmedAt: Date | null };

function shape(
  { id, email, metadata }: Pick<AccountRow, "id" | "email" | "metadata">,
  times: Times,
): WireUser {
  const identity = {
    identity_id: id,
    id,
    user_id: id,
    identity_data: {
      ...metadata,
      sub: id,
      email,
      email_verified: times.confirmedAt !== null,
      phone_verified: false,
    },
    provider: "email",
    last_sign_in_at: times.lastSignInAt ?? times.createdAt,
    created_at: times.createdAt,
    updated_at: times.updatedAt,
    email,
  };
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    app_metadata: appMetadata,
    user_metadata: metadata,
    identities: [identity],
    created_at: times.createdAt,
    updated_at: times.updatedAt,
    is_anonymous: false,
  };
}
