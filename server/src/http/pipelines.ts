import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Requests that one connection may have unanswered. Browsers and usual clients ask again once they are answered. */
export const mostUnanswered = 50;

/** Hangs up on whoever keeps asking on one connection without taking the answers. */
export function capPipelines(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook("onRequest", (request, reply, done) => {
    const { socket } = request.raw;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > mostUnanswered) socket.destroy();
    // also what had come in together with the one too many
    if (socket.destroyed) return void reply.hijack();
    unanswered.set(socket, count);
    // an answer closes when its last byte is out, so those that wait for a reader count too
    reply.raw.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    done();
  });
}
