import { createHmac } from "node:crypto";
import { openOutbox } from "#mail/outbox.ts";
import { serveOutbox } from "#mail/outbox-routes.ts";
import { openMailQueue } from "#mail/queue.ts";
import { openSeal } from "#mail/seal.ts";
import { openSmtp } from "#mail/smtp.ts";
import type { Accounts, AccountsOptions } from "./accounts.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";
import { openHumanCheck } from "./human-check/open-human-check.ts";
import type { MailRequest } from "./letters/requests.ts";
import { writeRequested } from "./letters/write-requested.ts";
import { openLimits } from "./limits/limits.ts";
import { sweepLimits } from "./limits/sweep-limits.ts";
import { listSessions } from "./list-sessions.ts";
import { openPasswords } from "./passwords/passwords.ts";
import { rememberCallers } from "./remembered-callers.ts";
import { sweepAccounts } from "./sweep.ts";
import { takeExport } from "./take-export.ts";
import { openAccessTokens } from "./tokens/access-tokens.ts";
import { openKeyRing } from "./tokens/key-ring.ts";
import { openRefreshTokens } from "./tokens/refresh-tokens.ts";
import { openSecrets, readSigningKeys, type Secrets } from "./tokens/secrets.ts";
import type { Tools } from "./tools.ts";
import { findCaller, refuseGone } from "./who.ts";
import { authWire } from "./wire/auth-answer.ts";
import { serveAuth } from "./wire/auth-routes.ts";

/** Opens the accounts that Salida keeps itself: makes the secrets on the first start, and is ready to serve. */
export async function openEmbeddedAccounts(options: AccountsOptions): Promise<Accounts> {
  const { db, settings, secrets: place, log, outbox: showsOutbox, now = () => new Date() } = options;
  const secrets = await openSecrets(place);
  const keys = openKeyRing(
    () => readSigningKeys(place, secrets),
    now,
    (error) => log.warn({ fault: (error as Error).message }, "signing keys"),
  );
  const mailbox = (email: string) => createHmac("sha256", secrets.mailbox).update(email).digest("base64url");
  const post = openPost({ ...options, now, mailbox }, secrets, () => tools);
  const tools: Tools = {
    db,
    settings,
    now,
    passwords: await openPasswords(),
    access: openAccessTokens(keys, `${settings.PUBLIC_URL}/auth/v1`, now),
    refresh: openRefreshTokens(secrets.refresh),
    humanCheck: openHumanCheck({ db, settings, secrets: secrets.humanCheck, now }),
    limits: openLimits({ db, mode: settings.RATE_LIMITS, secret: secrets.limits }),
    callers: rememberCallers(options.others),
    mails: post.queue,
    mailbox,
    codeSecret: secrets.codes,
  };
  return {
    serve(app) {
      app.register((auth) => serveAuth(auth, tools), { prefix: authWire.under });
      // what is due is waited for: who just signed up finds the mail
      const list = () => post.queue.drain().then(post.outbox.list);
      if (showsOutbox) app.register(async (dev) => serveOutbox(dev, list));
    },
    who: (token) => findCaller(tools, token),
    stillThere: (caller, tx) => refuseGone(tx ?? db, caller, tx !== undefined),
    remove: (queries, id) => deleteAccount(queries, id, mailbox),
    forget: (account) => tools.callers.forget({ account }),
    async sweep(at) {
      await sweepAccounts(db, at);
      await sweepLimits(db, at);
    },
    sessions: (id) => listSessions(db, id),
    exported: (id) => exportAccount(db, id),
    takeExport: (id) => takeExport(tools.limits, id),
    adoptMail: post.queue.adopt,
    close: post.close,
  };
}

/** The mail queue, and where its mail goes: to a server, or to the local outbox while none is set. */
function openPost(
  { db, jobs, settings, log, now, mailbox }: AccountsOptions & { now: () => Date; mailbox: Tools["mailbox"] },
  secrets: Secrets,
  tools: () => Tools,
) {
  const seal = openSeal(secrets.outbox);
  const outbox = openOutbox(db, seal, now);
  const { SMTP_URL, MAIL_FROM = "" } = settings;
  const smtp = SMTP_URL ? openSmtp(SMTP_URL, MAIL_FROM) : undefined;
  const queue = openMailQueue<MailRequest>({
    db,
    jobs,
    seal,
    now,
    log,
    async deliver(request, owner) {
      const mail = await writeRequested(tools(), request);
      if (!mail) return;
      if (smtp) await smtp.handOver(mail);
      // under the mailbox it is for, whoever asked for it: it goes when that one's owner goes
      else await outbox.keep(mail, { ...owner, mailbox: mailbox(mail.to) });
    },
  });
  return { queue, outbox, close: () => smtp?.close() };
}
