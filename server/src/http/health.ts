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

/**
 * `/healthz`: the process answers. `/readyz`: it can serve, or what is in the way; "stopping" from the first moment.
 * What all hosts share and much can be done without does not take them all away at once: it is named.
 */
export function serveHealth(app: FastifyInstance, { hindrance, lacks }: Health): void {
  app.get("/healthz", async () => ({ status: "alive" }));
  app.get("/readyz", async (_request, reply) => {
    const reason = isStopping(app) ? "stopping" : await hindrance();
    if (reason) return reply.code(503).header("retry-after", 5).send({ status: "unavailable", reason });
    const lacking = await lacks();
    return { status: "ready", ...(lacking.length > 0 && { lacks: lacking }) };
  });
}
