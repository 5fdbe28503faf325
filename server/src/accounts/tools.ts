import type { MailQueue } from "#mail/queue.ts";
import type { Database } from "#store/database.ts";
import type { HumanCheck } from "./human-check/human-check.ts";
import type { MailRequest } from "./letters/requests.ts";
import type { Limits } from "./limits/limits.ts";
import type { Passwords } from "./passwords/passwords.ts";
import type { RememberedCallers } from "./remembered-callers.ts";
import type { AccountSettings } from "./settings.ts";
import type { AccessTokens } from "./tokens/access-tokens.ts";
import type { RefreshTokens } from "./tokens/refresh-tokens.ts";

/** What the accounts' calls work with. */
export interface Tools {
  db: Database;
  settings: AccountSettings;
  now: () => Date;
  passwords: Passwords;
  access: AccessTokens;
  refresh: RefreshTokens;
  /** Undefined when it is off. */
  humanCheck: HumanCheck | undefined;
  limits: Limits;
  callers: RememberedCallers;
  mails: MailQueue<MailRequest>;
  /** Keyed hash of a mailbox, under which its mail is kept. */
  mailbox: (email: string) => string;
  /** Keys the hashes of mailed codes. */
  codeSecret: string;
}
