import type { FastifyInstance } from "fastify";
import { isFromHere } from "#http/from-here.ts";
import type { KeptMail } from "./outbox.ts";
import { outboxPage, outboxPolicy } from "./outbox-page.ts";

/** Serves the local outbox to this machine only. */
export function serveOutbox(app: FastifyInstance, list: () => Promise<KeptMail[]>): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound();
    return undefined;
  });
  app.get("/dev/outbox", async (_request, reply) =>
    reply
      .header("content-security-policy", outboxPolicy)
      .type("text/html; charset=utf-8")
      .send(outboxPage(await list())),
  );
  app.get("/dev/outbox.json", async () => list());
}
