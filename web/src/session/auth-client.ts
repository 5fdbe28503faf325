import type { AuthClient as Client } from "@supabase/auth-js";
import { config } from "#config.ts";

export type AuthClient = InstanceType<typeof Client>;

const { hosted } = config;
const host = hosted ? new URL(hosted.url).hostname : globalThis.location?.hostname;

/** Where the session is kept, named as the hosted service's own client names it. */
export const storageKey = `sb-${host?.split(".")[0] ?? "local"}-auth-token`;

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
    url: hosted?.url ?? `${location.origin}/auth/v1`,
    ...(hosted && { headers: { apikey: hosted.key } }),
    storageKey,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
    flowType: "implicit",
  });
}
