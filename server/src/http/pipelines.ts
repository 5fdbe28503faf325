import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Requests that one connection may have unanswered. Browsers and usual clients ask again once they are answered. */
export const mostUnanswered = 50;

/** Lets a request in, or hangs up on whoever keeps asking on one connection without taking the answers. */
export function openPipelines(): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const unanswered = new WeakMap<Socket, number>();
  return ({ raw: { socket } }, reply) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > mostUnanswered) hangUp(socket);
    if (socket.destroyed) return false;
    unanswered.set(socket, count);
    // an answer closes when its last byte is out, so those that wait for a reader count too
    reply.raw.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    return true;
  };
}

interface WithParser {
  parser?: { onIncoming: () => number } | null;
}

/** Drops a connection with all that was read from it. */
function hangUp(socket: Socket & WithParser): void {
  // Not in Node's manual. Without it the rest of the bytes, a thousand requests or more, is first made into requests
  // that are kept until the socket has closed. 2 says that what follows is not HTTP.
  if (socket.parser) socket.parser.onIncoming = () => 2;
  socket.destroy();
}
