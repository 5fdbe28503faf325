import type { HttpSettings } from "#http/settings.ts";
import type { Database } from "#store/database.ts";
import type { HumanCheckSettings } from "./settings.ts";

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

/** One signs challenges, the other their answers. */
export interface ProofOfWorkSecrets {
  challenge: string;
  answer: string;
}

export interface HumanCheckOptions {
  db: Database;
  settings: HumanCheckSettings & Pick<HttpSettings, "PUBLIC_URL">;
  secrets: ProofOfWorkSecrets;
  now: () => Date;
}
