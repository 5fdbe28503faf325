import type { FastifyInstance } from "fastify";
import { isStopping } from "./farewell.ts";

/** What keeps the server from serving. */
export type Hindrance = "database" | "disk";

/** `/healthz`: the process answers. `/readyz`: it can serve, or what is in the way; "stopping" from the first moment. */
export function serveHealth(app: FastifyInstance, hindrance: () => Promise<Hindrance | undefined>): void {
  app.get("/healthz", async () => ({ status: "alive" }));
  app.get("/readyz", async (_request, reply) => {
    const reason = isStopping(app) ? "stopping" : await hindrance();
    if (!reason) return { status: "ready" };
    return reply.code(503).header("retry-after", 5).send({ status: "unavailable", reason });
  });
}
