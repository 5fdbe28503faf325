import { minPasswordLength } from "@salida/rules/passwords.ts";
import { type HttpSettings, onLoopback } from "#http/settings.ts";
import type { MailSettings } from "#mail/settings.ts";
import { oneOf, type Read, type SettingFault, whole } from "#settings/shapes.ts";
import { type HostedSettings, hostedFaults, hostedShapes, isInClear } from "./hosted/settings.ts";
import {
  type HumanCheckSettings,
  humanCheckFaults,
  humanCheckShapes,
  letsEverybodyPass,
} from "./human-check/settings.ts";
import { inClear, redirectUrls } from "./redirect-urls.ts";

const ownShapes = {
  /** "off": no new accounts. A hosted project has a switch of its own; here it closes the page. */
  SIGNUP: oneOf("on", "off").default("on"),
  SIGNUP_CONFIRMATION: oneOf("on", "off").default("on"),
  PASSWORD_MIN_LENGTH: whole(1, 72).default(minPasswordLength),
  RATE_LIMITS: oneOf("on", "memory", "off").default("on"),
  REDIRECT_URLS: redirectUrls(),
};
export const accountShapes = { ...humanCheckShapes, ...hostedShapes, ...ownShapes };

/** What the accounts read: their own settings, the mail's, and where this server is. */
export type AccountSettings = Readonly<
  Read<typeof ownShapes> & HumanCheckSettings & HostedSettings & MailSettings & HttpSettings
>;

export function accountFaults(settings: AccountSettings): SettingFault[] {
  const hosted = Boolean(settings.AUTH_URL);
  const faults = [...humanCheckFaults(settings, hosted), ...hostedFaults(settings)];
  if (!hosted) return faults;
  if (settings.SIGNUP_CONFIRMATION === "off")
    faults.push({ name: "SIGNUP_CONFIRMATION", expected: "with AUTH_URL the project decides it" });
  if (settings.REDIRECT_URLS.length > 0)
    faults.push({ name: "REDIRECT_URLS", expected: "with AUTH_URL the project has a list of its own" });
  if (settings.SMTP_URL)
    faults.push({ name: "SMTP_URL", expected: "with AUTH_URL the project sends the mail" });
  return faults;
}

/** What is on that should not be on the open internet. */
export function unsafeAccounts(settings: AccountSettings): string[] {
  // wherever this server is: tokens and the admin key would go there in clear
  const unsafe = isInClear(settings) ? ["AUTH_URL is not https"] : [];
  if (inClear(settings.REDIRECT_URLS).length > 0) unsafe.push("REDIRECT_URLS are not all https");
  if (onLoopback(settings)) return unsafe;
  if (letsEverybodyPass(settings)) unsafe.push("TURNSTILE keys for tests let everybody through");
  if (settings.RATE_LIMITS === "off") unsafe.push("RATE_LIMITS is off");
  // a hosted project sends the mail and checks who is human by itself
  if (settings.AUTH_URL) return unsafe;
  if (!settings.SMTP_URL) unsafe.push("mail goes to the local outbox only");
  if (settings.HUMAN_CHECK === "off") unsafe.push("HUMAN_CHECK is off");
  return unsafe;
}

/** Whether mail lands in the local outbox, where a page on this machine shows it. */
export function showsOutbox(settings: AccountSettings): boolean {
  return onLoopback(settings) && !settings.SMTP_URL && !settings.AUTH_URL;
}
