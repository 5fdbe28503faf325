import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Caller, Gone, WhoIs } from "#http/serve.ts";
import type { Channel } from "#store/channel.ts";
import type { Database, Queries } from "#store/database.ts";
import type { Jobs } from "#store/jobs.ts";
import type { AccountSettings } from "./settings.ts";
import type { SecretsPlace } from "./tokens/secrets.ts";

export interface AccountsOptions {
  db: Database;
  /** For what is done later: mail. */
  jobs: Jobs;
  settings: AccountSettings;
  secrets: SecretsPlace;
  log: FastifyBaseLogger;
  /** Whether `/dev/outbox` is served, to this machine only. */
  outbox: boolean;
  /** Other processes, to tell and to hear who is gone. */
  others?: Channel<Gone> | undefined;
  now?: () => Date;
}

/** A sign-in that lives, as its owner sees it. */
export interface ListedSession {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  /** When it was last renewed: to a quarter of an hour, when it was last used. */
  lastSeenAt: Date;
}

/** Who the learners are: the embedded accounts, or a hosted service's. */
export interface Accounts {
  /** Mounts what is served: `/auth/v1`, and `/dev/outbox` when asked for; nothing where a hosted service does it. */
  serve(app: FastifyInstance): void;
  /** Whose access token it is; what another process ended is noticed at once, at the latest within five seconds. */
  who: WhoIs;
  /**
   * Refuses a caller whose session is over this very moment. In a transaction the session cannot end before it
   * does: for what must not outlive its account.
   */
  stillThere(caller: Caller, tx?: Queries): Promise<void>;
  /** Deletes an account with all that is kept of it. In a transaction, before the rest of the learner. */
  remove(queries: Queries, account: string): Promise<void>;
  /** Stops remembering an account's callers; after `remove` is committed. */
  forget(account: string): void;
  /** Deletes what is over. */
  sweep(now: Date): Promise<void>;
  /** Newest first. Undefined where a hosted service keeps them to itself. */
  sessions?: (account: string) => Promise<ListedSession[]>;
  /** All that is kept of an account but its secrets, for its owner. */
  exported?: (account: string) => Promise<Record<string, unknown>>;
  /** Counts one export, or refuses with how long to wait. */
  takeExport?: (account: string) => Promise<void>;
  /** Sees to mail that a version before queued; after the jobs have started. */
  adoptMail?: () => Promise<void>;
  /** Lets go of the mail server; after the jobs have stopped. */
  close?: () => void;
}
