import type { FastifyInstance } from "fastify";
import { isStopping } from "./farewell.ts";

/** What keeps the server from serving. */
export type Hindrance = "database" | "disk";

/** What it can serve without, though less. */
export type Lack = "media";

export interface Health {
  hindrance(): Promise<Hindrance | undefined>;
  lacks(): Promise<readonly Lack[]>;
}

/** Milliseconds for which others are told as well that nothing was in the way. */
const holds = 200;

/**
 * `/healthz`: the process answers. `/readyz`: it can serve, or what is in the way; "stopping" from the first moment.
 * What all hosts share and much can be done without does not take them all away at once: it is named.
 */
export function serveHealth(app: FastifyInstance, { hindrance, lacks }: Health): void {
  const hindered = shared(hindrance);
  app.get("/healthz", async () => ({ status: "alive" }));
  app.get("/readyz", async (_request, reply) => {
    const reason = isStopping(app) ? "stopping" : await hindered();
    if (reason) return reply.code(503).header("retry-after", 5).send({ status: "unavailable", reason });
    const lacking = await lacks();
    return { status: "ready", ...(lacking.length > 0 && { lacks: lacking }) };
  });
}

/**
 * One look at a time for all who ask, however many: it takes a connection that a learner could have. What is in the way
 * may be gone the next moment, so it is looked for again.
 */
function shared<Seen>(look: () => Promise<Seen | undefined>): () => Promise<Seen | undefined> {
  let seen: Promise<Seen | undefined> | undefined;
  const forget = () => {
    seen = undefined;
  };
  async function lookOnce(): Promise<Seen | undefined> {
    let isClear = false;
    try {
      const found = await look();
      isClear = found === undefined;
      return found;
    } finally {
      if (isClear) setTimeout(forget, holds).unref();
      else forget();
    }
  }
  return () => {
    seen ??= lookOnce();
    return seen;
  };
}
