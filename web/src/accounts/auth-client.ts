import type { AuthClient as Client } from "@supabase/auth-js";

export type AuthClient = InstanceType<typeof Client>;

/** Where the session is kept, named as the hosted service's own client names it. */
export const storageKey = `sb-${globalThis.location?.hostname.split(".")[0] ?? "local"}-auth-token`;

let loading: Promise<AuthClient> | undefined;

/** The auth service's client, fetched when it is first needed: a stored session is read without it. */
export function authClient(): Promise<AuthClient> {
  loading ??= makeClient().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function makeClient(): Promise<AuthClient> {
  const { AuthClient } = await import("@supabase/auth-js");
  return new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
    flowType: "implicit",
  });
}
