import type { HumanCheck } from "#accounts/human-check/human-check.ts";
import type { Passwords } from "#accounts/passwords/passwords.ts";
import type { AccessTokens } from "#accounts/tokens/access-tokens.ts";
import type { RefreshTokens } from "#accounts/tokens/refresh-tokens.ts";
import type { Settings } from "#env.ts";
import type { MailRound } from "#mail/mail-round.ts";
import type { Database } from "#store/database.ts";
import type { RememberedCallers } from "./remembered-callers.ts";

/** What the accounts' calls work with. */
export interface Tools {
  db: Database;
  settings: Settings;
  now: () => Date;
  passwords: Passwords;
  access: AccessTokens;
  refresh: RefreshTokens;
  /** Undefined when it is off. */
  humanCheck: HumanCheck | undefined;
  callers: RememberedCallers;
  mails: MailRound;
  /** The account id that a sign-up of a taken address is answered with: always the same, and nobody's. */
  decoyId: (email: string) => string;
}
