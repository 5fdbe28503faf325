import { type KindName, kindContracts, kindNames } from "@salida/contract/kinds.ts";
import { isLoopbackHost } from "@salida/rules/hosts.ts";
import { minPasswordLength } from "@salida/rules/passwords.ts";
import { z } from "zod";
import { SetupFault } from "#store/setup-fault.ts";

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `a whole number from ${least} to ${most}`)
    .transform(Number)
    .pipe(z.int().min(least).max(most));
const url = (protocols: RegExp, expected: string) => z.url({ protocol: protocols, error: expected });
const httpUrl = url(/^https?$/, "an http or https address");
const smtpAddress = "smtp:// or smtps://, then user:password@ if need be, a host, :port; nothing after that";
const key = z.string().regex(/^[\x21-\x7e]+$/, "a key, without blanks");

const Env = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: whole(1, 65_535).default(3000),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: url(/^postgres(ql)?$/, "a postgres:// address").optional(),
  SMTP_URL: z.string().refine(isMailServer, smtpAddress).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\p{Cc}]*<[^\s<>@,;"]+@[^\s<>@,;"]+>|[^\s<>@,;"]+@[^\s<>@,;"]+)$/u,
      "an address, or Name <address>",
    )
    .optional(),
  HUMAN_CHECK: z.enum(["proof-of-work", "turnstile", "off"]).optional(),
  TURNSTILE_SITE_KEY: key.optional(),
  TURNSTILE_SECRET_KEY: key.optional(),
  /** Where a hosted project's auth calls are, without a trailing slash. */
  AUTH_URL: httpUrl
    .regex(/^[^@?#]*$/, "an address without name, password, ? and #")
    .transform(authBase)
    .optional(),
  /** The project's public key: every browser gets it. */
  AUTH_KEY: key.refine((value) => !isAdminKey(value), "the public key: this one is for the admin").optional(),
  AUTH_ADMIN_KEY: key.optional(),
  AUTH_JWT_SECRET: z.string().min(32, "32 characters or more").optional(),
  SIGNUP_CONFIRMATION: z.enum(["on", "off"]).default("on"),
  PASSWORD_MIN_LENGTH: whole(1, 72).default(minPasswordLength),
  RATE_LIMITS: z.enum(["on", "memory", "off"]).default("on"),
  ALLOW_UNSAFE: z.enum(["0", "1"]).default("0"),
  TRUSTED_PROXIES: whole(0, 16).default(0),
  SOCIAL_URL: httpUrl.optional(),
  /** Whether learners may let their browser write down what they say: its maker may get the sound. */
  BROWSER_RECOGNITION: z.enum(["on", "off"]).default("off"),
  DAILY_LIMITS: z.string().default("").transform(dailyLimits),
  METRICS_TOKEN: z.string().min(16, "16 characters or more").optional(),
  WORKERS: whole(0, 64).default(1),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

type Env = Omit<z.output<typeof Env>, "PUBLIC_URL" | "ALLOW_UNSAFE">;
type HumanCheckName = NonNullable<Env["HUMAN_CHECK"]>;

/** Everything that can be set, checked and with its defaults. */
export type Settings = Readonly<
  Omit<Env, "HUMAN_CHECK"> & {
    /** Without a trailing slash. */
    PUBLIC_URL: string;
    HUMAN_CHECK: HumanCheckName;
    /** What is on that should not be on the open internet; empty when all is well. */
    unsafe: readonly string[];
  }
>;

/** Reads the settings; every wrong one is named with what is expected. An empty variable counts as unset. */
export function readSettings(env: Readonly<Record<string, string | undefined>> = process.env): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = Env.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    throw new SetupFault(`settings: ${wrong.join("; ")}`);
  }
  const { PUBLIC_URL, ALLOW_UNSAFE, ...rest } = parsed.data;
  const settings = { ...rest, HUMAN_CHECK: rest.HUMAN_CHECK ?? usualCheck(rest) };
  const wrong = clashes(settings);
  if (wrong.length > 0) throw new SetupFault(`settings: ${wrong.join("; ")}`);
  const publicUrl = (PUBLIC_URL ?? `http://${bracketed(settings.HOST)}:${settings.PORT}`).replace(/\/+$/, "");
  const unsafe = unsafeSettings(settings, publicUrl);
  if (unsafe.length > 0 && ALLOW_UNSAFE === "0") {
    throw new SetupFault(
      `settings: ${unsafe.join("; ")}: fine on a loopback address only (ALLOW_UNSAFE=1 if you must)`,
    );
  }
  return { ...settings, PUBLIC_URL: publicUrl, unsafe };
}

/** Whether this server is only for the machine it runs on. */
export function onLoopback({
  HOST,
  PUBLIC_URL,
  TRUSTED_PROXIES,
}: Pick<Settings, "HOST" | "PUBLIC_URL" | "TRUSTED_PROXIES">): boolean {
  return TRUSTED_PROXIES === 0 && isLoopbackHost(HOST) && isLoopbackHost(new URL(PUBLIC_URL).hostname);
}

/** Whether mail lands in the local outbox, where a page on this machine shows it. */
export function showsOutbox(settings: Settings): boolean {
  return onLoopback(settings) && !settings.SMTP_URL && !settings.AUTH_URL;
}

function unsafeSettings(settings: Omit<Settings, "PUBLIC_URL" | "unsafe">, publicUrl: string): string[] {
  const { AUTH_URL, HUMAN_CHECK, TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY } = settings;
  // wherever this server is: tokens and the admin key would go there in clear
  const unsafe = AUTH_URL && isInClear(AUTH_URL) ? ["AUTH_URL is not https"] : [];
  if (onLoopback({ ...settings, PUBLIC_URL: publicUrl })) return unsafe;
  const isTest = [TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY].some(
    (value) => value && isTurnstileTestKey(value),
  );
  if (HUMAN_CHECK === "turnstile" && isTest) unsafe.push("TURNSTILE keys for tests let everybody through");
  if (settings.RATE_LIMITS === "off") unsafe.push("RATE_LIMITS is off");
  // a hosted project sends the mail and checks who is human by itself
  if (AUTH_URL) return unsafe;
  if (!settings.SMTP_URL) unsafe.push("mail goes to the local outbox only");
  if (HUMAN_CHECK === "off") unsafe.push("HUMAN_CHECK is off");
  return unsafe;
}

/** The keys that Turnstile publishes for tests; real ones begin with 0x. */
export function isTurnstileTestKey(value: string): boolean {
  return /^[1-9]x0/.test(value);
}

function usualCheck({ AUTH_URL, TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY }: Env): HumanCheckName {
  if (TURNSTILE_SITE_KEY || TURNSTILE_SECRET_KEY) return "turnstile";
  return AUTH_URL ? "off" : "proof-of-work";
}

/** What does not go together; each said as the settings' other faults are. */
function clashes(settings: Env): string[] {
  const { AUTH_URL, AUTH_KEY, AUTH_ADMIN_KEY, HUMAN_CHECK, SIGNUP_CONFIRMATION } = settings;
  const faults: string[] = [];
  const needs = (name: keyof Env, why: string) => {
    if (!settings[name]) faults.push(`${name}: needed with ${why}`);
  };
  if (settings.SMTP_URL) needs("MAIL_FROM", "SMTP_URL");
  if (HUMAN_CHECK === "turnstile") {
    needs("TURNSTILE_SITE_KEY", "HUMAN_CHECK=turnstile");
    if (!AUTH_URL) needs("TURNSTILE_SECRET_KEY", "HUMAN_CHECK=turnstile");
  }
  if (!AUTH_URL) {
    const lonely = (["AUTH_KEY", "AUTH_ADMIN_KEY", "AUTH_JWT_SECRET"] as const).filter(
      (name) => settings[name],
    );
    return [...faults, ...lonely.map((name) => `${name}: means nothing without AUTH_URL`)];
  }
  needs("AUTH_KEY", "AUTH_URL");
  needs("AUTH_ADMIN_KEY", "AUTH_URL");
  if (AUTH_KEY && AUTH_KEY === AUTH_ADMIN_KEY)
    faults.push("AUTH_KEY: the public key, not AUTH_ADMIN_KEY again");
  if (HUMAN_CHECK === "proof-of-work") faults.push("HUMAN_CHECK: turnstile or off with AUTH_URL");
  if (SIGNUP_CONFIRMATION === "off") faults.push("SIGNUP_CONFIRMATION: with AUTH_URL the project decides it");
  if (settings.SMTP_URL) faults.push("SMTP_URL: with AUTH_URL the project sends the mail");
  return faults;
}

/** The auth calls' address, of the project's or of their own. */
function authBase(address: string): string {
  const bare = new URL(address).href.replace(/\/+$/, "");
  return bare.endsWith("/auth/v1") ? bare : `${bare}/auth/v1`;
}

/** Whether an address names a mail server and no more: what else could stand in it would change how mail is sent. */
function isMailServer(address: string): boolean {
  try {
    const { protocol, hostname, username, password, pathname, search, hash } = new URL(address);
    const bare = hostname !== "" && /^\/?$/.test(pathname) && search === "" && hash === "";
    const [user, secret] = [username, password].map(decodeURIComponent);
    return /^smtps?:$/.test(protocol) && bare && (user !== "" || secret === "");
  } catch {
    return false;
  }
}

function isInClear(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && !isLoopbackHost(hostname);
}

/** Whether a hosted project's key opens everything: one of its secret keys, or a token with the role of a service. */
function isAdminKey(value: string): boolean {
  if (value.startsWith("sb_secret_")) return true;
  const [, claims = ""] = value.split(".");
  return /"role"\s*:\s*"service_role"/.test(Buffer.from(claims, "base64url").toString());
}

function bracketed(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

type DailyLimits = Readonly<Record<KindName, number>>;

/** "5" for all kinds, or "reading=10,…" for some. */
function dailyLimits(text: string, context: z.RefinementCtx): DailyLimits {
  const limits = Object.fromEntries(
    kindNames.map((name) => [name, kindContracts[name].dailyLimit]),
  ) as Record<KindName, number>;
  for (const part of text.split(",").filter(Boolean)) {
    const [, name, value] = /^(?:([a-z-]+)=)?(\d{1,6})$/.exec(part.trim()) ?? [];
    const named = name === undefined ? kindNames : kindNames.filter((kind) => kind === name);
    if (value === undefined || named.length === 0) {
      context.addIssue({
        code: "custom",
        message: `one number, or kind=number with commas between (${kindNames.join(", ")})`,
      });
      return z.NEVER;
    }
    for (const kind of named) limits[kind] = Number(value);
  }
  return limits;
}
