import { eq, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { v7 } from "uuid";
import { queuedMail } from "#store/account-tables.ts";
import type { Database, Queries } from "#store/database.ts";
import { MailFault, MailRefused } from "./mail.ts";
import type { Seal } from "./seal.ts";

/** Milliseconds for which a mail that somebody hands over is left to them. */
const lease = 60_000;
/** After about two hours of failures a mail is given up: what it says is over by then. */
const mostTries = 8;
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
  /** Begins nothing more, and waits for the mail that is being handed over. */
  stop(): Promise<void>;
}

export interface MailQueueOptions<Request> {
  db: Database;
  seal: Seal;
  now: () => Date;
  log: FastifyBaseLogger;
  /** Writes what the request asks for and hands it over; throws when it cannot now. */
  deliver: (request: Request, owner: MailOwner) => Promise<void>;
}

type Row = typeof queuedMail.$inferSelect;

/** A queue in the database: what was asked for survives the process, and is tried again when it fails. */
export function openMailQueue<Request>(options: MailQueueOptions<Request>): MailQueue<Request> {
  const { db, seal, now } = options;
  let last: Promise<void> = Promise.resolve();
  let waking: NodeJS.Timeout | undefined;
  let stopped = false;

  async function drainAll(): Promise<void> {
    while (!stopped) {
      const row = await claim(db, now());
      if (!row) return;
      await handOver(options, row);
    }
  }
  /** One after the other: what was posted after a drain's last look waits for the next one. */
  function drain(): Promise<void> {
    last = last.catch(() => undefined).then(drainAll);
    return last;
  }
  return {
    async post(queries, request, { account, mailbox }) {
      const sealed = seal.close(JSON.stringify(request));
      const at = now();
      const owner = { account: account ?? null, mailbox };
      await queries.insert(queuedMail).values({ id: v7(), ...owner, sealed, dueAt: at, createdAt: at });
    },
    wake() {
      waking ??= setTimeout(
        () => {
          waking = undefined;
          // the database is away: a later look finds the mail
          drain().catch(() => undefined);
        },
        lull.least + Math.random() * (lull.most - lull.least),
      ).unref();
    },
    drain,
    async stop() {
      stopped = true;
      clearTimeout(waking);
      // what fails now is found again by the next process
      await last.catch(() => undefined);
    },
  };
}

/** Takes the mail that waited longest, in one statement, so that no two processes take the same. */
async function claim(db: Database, now: Date): Promise<Row | undefined> {
  const due = sql`(
    select id from ${queuedMail} where due_at <= ${now.toISOString()}::timestamptz
    order by due_at limit 1 for update skip locked)`;
  const [row] = await db
    .update(queuedMail)
    .set({ tries: sql`${queuedMail.tries} + 1`, dueAt: new Date(now.getTime() + lease) })
    .where(eq(queuedMail.id, due))
    .returning();
  return row;
}

async function handOver<Request>(options: MailQueueOptions<Request>, row: Row): Promise<void> {
  const { db, seal, now, log, deliver } = options;
  const own = eq(queuedMail.id, row.id);
  const request = seal.open(row.sealed);
  try {
    // sealed with secrets that are gone: nobody can read it any more
    if (request !== undefined) await deliver(JSON.parse(request) as Request, ownerOf(row));
    await db.delete(queuedMail).where(own);
    log.info({ event: "mail", outcome: "ok" }, "account");
  } catch (error) {
    const over = error instanceof MailRefused || row.tries >= mostTries;
    // another error may quote an address
    const outcome = error instanceof MailFault ? error.message : (error as Error).name;
    log[over ? "error" : "warn"]({ event: "mail", outcome, over }, "account");
    if (over) await db.delete(queuedMail).where(own);
    else
      await db
        .update(queuedMail)
        .set({ dueAt: later(now(), row.tries) })
        .where(own);
  }
}

function ownerOf({ account, mailbox }: Row): MailOwner {
  return { account: account ?? undefined, mailbox };
}

/** One minute after the first failure, then twice as long each time. */
function later(now: Date, tries: number): Date {
  return new Date(now.getTime() + 60_000 * 2 ** (tries - 1));
}
