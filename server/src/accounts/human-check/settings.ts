import { key, needed, oneOf, type Read, type SettingFault } from "#settings/shapes.ts";

export const humanCheckShapes = {
  HUMAN_CHECK: oneOf("proof-of-work", "turnstile", "off").optional(),
  TURNSTILE_SITE_KEY: key().optional(),
  TURNSTILE_SECRET_KEY: key().optional(),
};

type Given = Read<typeof humanCheckShapes>;
type HumanCheckName = NonNullable<Given["HUMAN_CHECK"]>;
export type HumanCheckSettings = Given & { HUMAN_CHECK: HumanCheckName };

/** The check that is set, or the usual one: the challenge whose keys are there, or our own. */
export function humanCheckOf(given: Given, hosted: boolean): HumanCheckName {
  if (given.HUMAN_CHECK) return given.HUMAN_CHECK;
  if (given.TURNSTILE_SITE_KEY || given.TURNSTILE_SECRET_KEY) return "turnstile";
  return hosted ? "off" : "proof-of-work";
}

export function humanCheckFaults(settings: HumanCheckSettings, hosted: boolean): SettingFault[] {
  const { HUMAN_CHECK } = settings;
  if (hosted && HUMAN_CHECK === "proof-of-work")
    return [{ name: "HUMAN_CHECK", expected: "turnstile or off with AUTH_URL" }];
  if (HUMAN_CHECK !== "turnstile") return [];
  // a hosted project asks the challenge's judge by itself
  const names = hosted
    ? (["TURNSTILE_SITE_KEY"] as const)
    : (["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"] as const);
  return needed(settings, names, "HUMAN_CHECK=turnstile");
}

/** Whether the challenge that is on has keys with which everybody passes. */
export function letsEverybodyPass(settings: HumanCheckSettings): boolean {
  const { HUMAN_CHECK, TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY } = settings;
  const keys = [TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY];
  return HUMAN_CHECK === "turnstile" && keys.some((value) => value && isTurnstileTestKey(value));
}

/** The keys that Turnstile publishes for tests; real ones begin with 0x. */
export function isTurnstileTestKey(value: string): boolean {
  return /^[1-9]x0/.test(value);
}
