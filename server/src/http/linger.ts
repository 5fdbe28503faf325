import type { IncomingMessage } from "node:http";
import { finished, Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { bringsBody } from "./slow-bodies.ts";

/** Bytes of an unwanted body that are read and thrown away, and the milliseconds in which they have to come. */
const most = { bytes: 16_000_000, ms: 10_000 };

/**
 * Lets what is answered before a body is in arrive. Most clients write all they have before they read, and a
 * connection that is closed with bytes unread takes the answer with it: so the answer goes out at once, but its end,
 * and with it the close, waits for the rest of the body.
 */
export function lingerOverBodies(app: FastifyInstance): void {
  app.addHook("onSend", async ({ raw }, reply, payload) => {
    if (!bringsBody(raw) || raw.complete !== false || typeof payload !== "string") return payload;
    reply.header("content-length", Buffer.byteLength(payload)).header("connection", "close");
    return Readable.from(endingLate(payload, raw));
  });
}

async function* endingLate(payload: string, request: IncomingMessage): AsyncGenerator<string> {
  yield payload;
  await throwAway(request);
}

function throwAway(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = most.bytes;
    const late = setTimeout(resolve, most.ms);
    finished(request, { writable: false }, () => {
      clearTimeout(late);
      resolve();
    });
    request.on("data", (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) resolve();
    });
  });
}
