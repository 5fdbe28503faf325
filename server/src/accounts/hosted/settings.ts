import { isLoopbackHost } from "@salida/rules/addresses/hosts.ts";
import { atLeast, httpUrl, key, needed, type Read, type SettingFault } from "#settings/shapes.ts";

export const hostedShapes = {
  /** Where a hosted project's auth calls are, without a trailing slash. */
  AUTH_URL: httpUrl()
    .regex(/^[^@?#]*$/, "an address without name, password, ? and #")
    .transform(authBase)
    .optional(),
  /** The project's public key: every browser gets it. */
  AUTH_KEY: key()
    .refine((value) => !isAdminKey(value), "the public key: this one is for the admin")
    .optional(),
  AUTH_ADMIN_KEY: key().optional(),
  AUTH_JWT_SECRET: atLeast(32).optional(),
};

export type HostedSettings = Read<typeof hostedShapes>;

export function hostedFaults(settings: HostedSettings): SettingFault[] {
  const { AUTH_URL, AUTH_KEY, AUTH_ADMIN_KEY } = settings;
  if (!AUTH_URL) {
    const lonely = (["AUTH_KEY", "AUTH_ADMIN_KEY", "AUTH_JWT_SECRET"] as const).filter(
      (name) => settings[name],
    );
    return lonely.map((name) => ({ name, expected: "means nothing without AUTH_URL" }));
  }
  const faults = needed(settings, ["AUTH_KEY", "AUTH_ADMIN_KEY"], "AUTH_URL");
  if (!AUTH_KEY || AUTH_KEY !== AUTH_ADMIN_KEY) return faults;
  return [...faults, { name: "AUTH_KEY", expected: "the public key, not AUTH_ADMIN_KEY again" }];
}

/** Whether tokens and the admin key would leave this machine in clear. */
export function isInClear({ AUTH_URL }: HostedSettings): boolean {
  if (!AUTH_URL) return false;
  const { protocol, hostname } = new URL(AUTH_URL);
  return protocol === "http:" && !isLoopbackHost(hostname);
}

/** The auth calls' address, of the project's or of their own. */
function authBase(address: string): string {
  const bare = new URL(address).href.replace(/\/+$/, "");
  return bare.endsWith("/auth/v1") ? bare : `${bare}/auth/v1`;
}

/** Whether a hosted project's key opens everything: one of its secret keys, or a token with the role of a service. */
function isAdminKey(value: string): boolean {
  if (value.startsWith("sb_secret_")) return true;
  const [, claims = ""] = value.split(".");
  return /"role"\s*:\s*"service_role"/.test(Buffer.from(claims, "base64url").toString());
}
