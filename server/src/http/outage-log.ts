import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";

/** Milliseconds between two lines on the same outage: one for each refusal would fill a disk that is full. */
const pause = 30_000;
/** Milliseconds between two looks whether the database is back. */
const round = 1_000;
/** What passes with the one who met it: nobody was away. */
const passing: readonly string[] = ["overloaded", "57014", "25P03", "55P03", "40P01"];

const reasons: Readonly<Record<string, string>> = {
  overloaded: "more is asked than the database can answer",
  "25006": "the database can only be read",
  "53100": "the database's disk is full",
  "53200": "the database is out of memory",
  "53300": "the database has no connection left",
  "57014": "the database took too long",
};

export interface OutageLog {
  /** Tells why nothing can be served: at once, and again while it goes on. */
  tell(error: unknown): void;
  /** Waits no longer to tell that it is over. */
  close(): void;
}

/** `look` rejects while the database is away; without it nobody tells that it is back. */
export function openOutageLog(log: FastifyBaseLogger, look?: () => Promise<void>): OutageLog {
  const told = new Map<string, number>();
  let waits = false;
  let closed = false;
  async function waitForIt(): Promise<void> {
    waits = true;
    do await sleep(round, undefined, { ref: false });
    while (!closed && !(await look?.().then(isSo, isNotSo)));
    waits = false;
    if (!closed) log.warn("the database is back");
  }
  return {
    tell(error) {
      const { code, cause } = error as { code?: string; cause?: { code?: string } };
      const why = cause?.code ?? code ?? "no code";
      const reason = reasons[why] ?? "the database does not answer";
      const now = performance.now();
      if (now - (told.get(reason) ?? Number.NEGATIVE_INFINITY) < pause) return;
      told.set(reason, now);
      log.warn({ reason, why }, "unavailable");
      if (look && !waits && !passing.includes(why)) void waitForIt();
    },
    close() {
      closed = true;
    },
  };
}

const isSo = () => true;
const isNotSo = () => false;
