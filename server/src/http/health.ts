import type { FastifyInstance } from "fastify";

/** `/healthz`: the process answers. `/readyz`: it can serve, which takes the database. */
export function serveHealth(app: FastifyInstance, ready: () => Promise<boolean>): void {
  app.get("/healthz", async () => ({ status: "alive" }));
  app.get("/readyz", async (_request, reply) => {
    if (await ready()) return { status: "ready" };
    return reply.code(503).header("retry-after", 5).send({ status: "unavailable", reason: "database" });
  });
}
