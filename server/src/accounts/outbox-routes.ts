import type { FastifyInstance, FastifyRequest } from "fastify";
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

/**
 * Asked on this machine, by a loopback name, through no proxy. The name counts because a foreign page can make
 * its own name point here, and then read what it likes.
 */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const passedOn = Object.keys(headers).some((name) =>
    /^(x-forwarded-|x-real-ip$|forwarded$|via$)/.test(name),
  );
  const name = (headers.host ?? "").replace(/:\d+$/, "");
  return !passedOn && isLoopbackAddress(socket.remoteAddress ?? "") && isLoopbackName(name);
}

function isLoopbackAddress(address: string): boolean {
  return /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address) || address === "::1";
}

function isLoopbackName(name: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(name);
}
