import { type KindName, kindContracts, kindNames } from "@salida/contract/kinds.ts";
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

const Env = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: whole(0, 65_535).default(3000),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: url(/^postgres(ql)?$/, "a postgres:// address").optional(),
  HUMAN_CHECK: z.enum(["proof-of-work", "off"]).default("proof-of-work"),
  SIGNUP_CONFIRMATION: z.enum(["on", "off"]).default("on"),
  PASSWORD_MIN_LENGTH: whole(1, 72).default(minPasswordLength),
  ALLOW_UNSAFE: z.enum(["0", "1"]).default("0"),
  TRUSTED_PROXIES: whole(0, 16).default(0),
  SOCIAL_URL: httpUrl.optional(),
  DAILY_LIMITS: z.string().default("").transform(dailyLimits),
  METRICS_TOKEN: z.string().min(16, "16 characters or more").optional(),
  WORKERS: whole(0, 64).default(1),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** Everything that can be set, checked and with its defaults. */
export type Settings = Readonly<
  Omit<z.output<typeof Env>, "PUBLIC_URL" | "ALLOW_UNSAFE"> & {
    /** Without a trailing slash. */
    PUBLIC_URL: string;
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
  const { PUBLIC_URL, ALLOW_UNSAFE, ...settings } = parsed.data;
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
  return TRUSTED_PROXIES === 0 && isLoopback(HOST) && isLoopback(new URL(PUBLIC_URL).hostname);
}

function unsafeSettings(
  settings: Pick<Settings, "HOST" | "TRUSTED_PROXIES" | "HUMAN_CHECK">,
  publicUrl: string,
): string[] {
  if (onLoopback({ ...settings, PUBLIC_URL: publicUrl })) return [];
  const unsafe = ["mail goes to the local outbox only"];
  if (settings.HUMAN_CHECK === "off") unsafe.push("HUMAN_CHECK is off");
  return unsafe;
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
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
