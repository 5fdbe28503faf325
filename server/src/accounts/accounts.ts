import { createHmac } from "node:crypto";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { v4 } from "uuid";
import { openHumanCheck } from "#accounts/human-check/human-check.ts";
import { openPasswords } from "#accounts/passwords/passwords.ts";
import { openAccessTokens } from "#accounts/tokens/access-tokens.ts";
import { openRefreshTokens } from "#accounts/tokens/refresh-tokens.ts";
import { openSecrets } from "#accounts/tokens/secrets.ts";
import { serveAuth } from "#accounts/wire/auth-routes.ts";
import type { Settings } from "#env.ts";
import type { Caller, WhoIs } from "#http/serve.ts";
import { startMailRound } from "#mail/mail-round.ts";
import { openOutbox } from "#mail/outbox.ts";
import { serveOutbox } from "#mail/outbox-routes.ts";
import type { Database, Queries } from "#store/database.ts";
import { deleteAccount } from "./delete-account.ts";
import { rememberCallers } from "./remembered-callers.ts";
import { sweepAccounts } from "./sweep.ts";
import type { Tools } from "./tools.ts";
import { findCaller, refuseGone } from "./who.ts";

export interface AccountsOptions {
  db: Database;
  settings: Settings;
  /** Where the secrets are kept. */
  dataDir: string;
  log: FastifyBaseLogger;
  /** Whether `/dev/outbox` is served, to this machine only. */
  outbox: boolean;
  now?: () => Date;
}

/** The embedded accounts. */
export interface Accounts {
  /** Mounts `/auth/v1`, and `/dev/outbox` when asked for. */
  serve(app: FastifyInstance): void;
  /** Whose access token it is; what another process ended is noticed within five seconds. */
  who: WhoIs;
  /**
   * Refuses a caller whose session is over this very moment. In a transaction the session cannot end before it
   * does: for what must not outlive its account.
   */
  stillThere(caller: Caller, tx?: Queries): Promise<void>;
  /** Deletes an account with all that these accounts keep of it. In a transaction, before the rest of the learner. */
  remove(queries: Queries, account: string): Promise<void>;
  /** Stops remembering an account's callers; after `remove` is committed. */
  forget(account: string): void;
  /** Deletes what is over. */
  sweep(now: Date): Promise<void>;
}

/** Opens the embedded accounts: makes the secrets on the first start, and is ready to serve. */
export async function openAccounts(options: AccountsOptions): Promise<Accounts> {
  const { db, settings, dataDir, log, outbox: showsOutbox, now = () => new Date() } = options;
  const secrets = await openSecrets(dataDir);
  const outbox = openOutbox(db, secrets.outbox, now);
  const tools: Tools = {
    db,
    settings,
    now,
    passwords: await openPasswords(),
    access: await openAccessTokens(secrets.signingKeys, `${settings.PUBLIC_URL}/auth/v1`, now),
    refresh: openRefreshTokens(secrets.refresh),
    humanCheck: settings.HUMAN_CHECK === "off" ? undefined : openHumanCheck(db, secrets.humanCheck, now),
    callers: rememberCallers(),
    mails: startMailRound(outbox.send, log),
    decoyId: (email) =>
      v4({ random: createHmac("sha256", secrets.decoy).update(email).digest().subarray(0, 16) }),
  };
  return {
    serve(app) {
      app.register(async (auth) => serveAuth(auth, tools), { prefix: "/auth/v1" });
      // what is being sent is waited for: who just signed up finds the mail
      const list = () => tools.mails.sent().then(outbox.list);
      if (showsOutbox) app.register(async (dev) => serveOutbox(dev, list));
      app.addHook("onClose", () => tools.mails.sent());
    },
    who: (token) => findCaller(tools, token),
    stillThere: (caller, tx) => refuseGone(tx ?? db, caller, tx !== undefined),
    remove: deleteAccount,
    forget: (id) => tools.callers.forget(({ account }) => account === id),
    sweep: (at) => sweepAccounts(db, at),
  };
}
