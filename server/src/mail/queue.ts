import { eq } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { v7 } from "uuid";
import { queuedMail } from "#store/account-tables.ts";
import type { Database, Queries } from "#store/database.ts";
import type { Jobs } from "#store/jobs.ts";
import { MailFault, MailRefused } from "./mail.ts";
import type { Seal } from "./seal.ts";

/** Eight tries over about two hours: what a mail says is over by then. One that hangs is a failed one after a minute. */
const trying = { tries: 8, pause: 40, longest: 60 };
/** Milliseconds: mail leaves a moment after the answer, and not at a moment that tells whether there was any. */
const lull = { least: 20, most: 120 };

/** Whose mail it is, so that it goes when they go. */
export interface MailOwner {
  account?: string | undefined;
  /** Keyed hash of the mailbox. */
  mailbox: string;
}

export interface MailQueue<Request> {
  /** Queues a request; in a transaction it counts once that is committed. `wake` afterwards. */
  post(queries: Queries, request: Request, owner: MailOwner): Promise<void>;
  /** Begins to hand over soon. */
  wake(): void;
  /** Hands over all that is due now. */
  drain(): Promise<void>;
  /** Sees to mail that nobody sees to: a version before queued it. */
  adopt(): Promise<void>;
}

export interface MailQueueOptions<Request> {
  db: Database;
  jobs: Jobs;
  seal: Seal;
  now: () => Date;
  log: FastifyBaseLogger;
  /** Writes what the request asks for and hands it over; throws when it cannot now. */
  deliver: (request: Request, owner: MailOwner) => Promise<void>;
}

/**
 * What was asked for stands in a row that goes with its owner; the job only knows which. It survives the process, and
 * is tried again when it fails.
 */
export function openMailQueue<Request>(options: MailQueueOptions<Request>): MailQueue<Request> {
  const { db, jobs, seal, now } = options;
  const queue = jobs.queue<{ mail: string }>("mail", trying, ({ mail }, last) =>
    handOver(options, mail, last),
  );
  let asleep = true;
  return {
    async post(queries, request, { account, mailbox }) {
      const id = v7();
      const sealed = seal.close(JSON.stringify(request));
      const row = { id, account: account ?? null, mailbox, sealed, createdAt: now() };
      await queries.insert(queuedMail).values(row);
      await queue.send(queries, { mail: id }, { id });
    },
    wake() {
      if (!asleep) return;
      asleep = false;
      const wake = () => {
        asleep = true;
        queue.wake();
      };
      setTimeout(wake, lull.least + Math.random() * (lull.most - lull.least)).unref();
    },
    drain: queue.drain,
    async adopt() {
      const rows = await db.select({ id: queuedMail.id }).from(queuedMail);
      // much may wait, and a start waits for this
      const lacking = await queue.lacking(rows.map(({ id }) => id));
      for (const id of lacking) await queue.send(db, { mail: id }, { id });
    },
  };
}

async function handOver<Request>(
  { db, seal, log, deliver }: MailQueueOptions<Request>,
  id: string,
  last: boolean,
): Promise<void> {
  const own = eq(queuedMail.id, id);
  const [row] = await db.select().from(queuedMail).where(own);
  // it went with its owner
  if (!row) return;
  const { account, mailbox } = row;
  try {
    const request = seal.open(row.sealed);
    // sealed with secrets that are gone: nobody can read it any more
    if (request === undefined) log.warn({ event: "mail", outcome: "unreadable" }, "account");
    else {
      await deliver(JSON.parse(request) as Request, { account: account ?? undefined, mailbox });
      log.info({ event: "mail", outcome: "ok" }, "account");
    }
  } catch (error) {
    const over = error instanceof MailRefused || last;
    // another error may quote an address
    const outcome = error instanceof MailFault ? error.message : (error as Error).name;
    log[over ? "error" : "warn"]({ event: "mail", outcome, over }, "account");
    if (!over) throw error;
  }
  await db.delete(queuedMail).where(own);
}
