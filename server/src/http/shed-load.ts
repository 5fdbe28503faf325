import type { FastifyInstance } from "fastify";
import { Refusal } from "./refusal.ts";

/**
 * Turns calls away at the door while more are at work than can be answered soon: who is let in is answered in time, and
 * the others know at once when to come back. Pages, health and figures are always given.
 */
export function shedLoad(app: FastifyInstance, isOverloaded: () => boolean, tell: () => void): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (!isCall(request.url) || !isOverloaded()) return done();
    tell();
    done(new Refusal("unavailable"));
  });
}

function isCall(url: string): boolean {
  return url.startsWith("/api/") || url.startsWith("/auth/");
}
