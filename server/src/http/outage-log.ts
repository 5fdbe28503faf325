import type { FastifyBaseLogger } from "fastify";

/** Milliseconds between two lines on the same outage: one for each refusal would fill a disk that is full. */
const pause = 30_000;

const reasons: Readonly<Record<string, string>> = {
  overloaded: "more is asked than the database can answer",
  "25006": "the database can only be read",
  "53100": "the database's disk is full",
  "53200": "the database is out of memory",
  "53300": "the database has no connection left",
  "57014": "the database took too long",
};

/** Tells why nothing can be served: at once, and again while it goes on. */
export function outageLog(log: FastifyBaseLogger): (error: unknown) => void {
  const told = new Map<string, number>();
  return (error) => {
    const { code, cause } = error as { code?: string; cause?: { code?: string } };
    const why = cause?.code ?? code ?? "no code";
    const reason = reasons[why] ?? "the database does not answer";
    const now = performance.now();
    if (now - (told.get(reason) ?? Number.NEGATIVE_INFINITY) < pause) return;
    told.set(reason, now);
    log.warn({ reason, why }, "unavailable");
  };
}
