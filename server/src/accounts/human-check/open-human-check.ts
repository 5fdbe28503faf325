import type { HumanCheck, HumanCheckOptions } from "./human-check.ts";
import { openProofOfWork } from "./proof-of-work.ts";
import { openTurnstile } from "./turnstile.ts";

/** The human check that is set; undefined when it is off. */
export function openHumanCheck({ db, settings, secrets, now }: HumanCheckOptions): HumanCheck | undefined {
  const { HUMAN_CHECK, PUBLIC_URL, TURNSTILE_SECRET_KEY: secret = "" } = settings;
  if (HUMAN_CHECK === "off") return undefined;
  if (HUMAN_CHECK === "proof-of-work") return openProofOfWork(db, secrets, now);
  return openTurnstile({ db, secret, hostname: new URL(PUBLIC_URL).hostname, now });
}
