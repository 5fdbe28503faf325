import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { Refusal } from "./refusal.ts";

/** Refuses what does not name one host: two could be read differently by a proxy and by us. */
export function refuseBadHosts(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (namesOneHost(request.raw)) return done();
    done(new Refusal("malformed", { detail: "The request needs one Host header with a host in it" }));
  });
}

function namesOneHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const count = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
  // HTTP/1.0 has no such duty; simple health checks speak it
  if (count === 0) return httpVersion === "1.0";
  return count === 1 && /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(headers.host ?? "");
}
