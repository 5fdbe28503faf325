import type { Settings } from "#env.ts";
import type { Database } from "#store/database.ts";
import { openProofOfWork, type ProofOfWorkSecrets } from "./proof-of-work.ts";
import { openTurnstile } from "./turnstile.ts";

/** What a human check can be for; a token made for one is no good for another. */
export const humanCheckActions = ["signup", "login", "recover", "resend"] as const;
export type HumanCheckAction = (typeof humanCheckActions)[number];

export interface HumanCheck {
  /**
   * Takes the token out of use, or refuses with `captcha_failed`; with `unexpected_failure` and status 503 when
   * whoever has to judge it cannot be asked.
   */
  spend(token: string | undefined, action: HumanCheckAction, remoteIp?: string): Promise<void>;
  /** A challenge as ALTCHA's widget reads it, good for one use in one action. Only a proof of work has one. */
  challenge?(action: HumanCheckAction): Promise<object>;
}

export interface HumanCheckOptions {
  db: Database;
  settings: Pick<Settings, "HUMAN_CHECK" | "PUBLIC_URL" | "TURNSTILE_SECRET_KEY">;
  secrets: ProofOfWorkSecrets;
  now: () => Date;
}

/** The human check that is set; undefined when it is off. */
export function openHumanCheck({ db, settings, secrets, now }: HumanCheckOptions): HumanCheck | undefined {
  const { HUMAN_CHECK, PUBLIC_URL, TURNSTILE_SECRET_KEY: secret = "" } = settings;
  if (HUMAN_CHECK === "off") return undefined;
  if (HUMAN_CHECK === "proof-of-work") return openProofOfWork(db, secrets, now);
  return openTurnstile({ db, secret, hostname: new URL(PUBLIC_URL).hostname, now });
}
