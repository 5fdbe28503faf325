import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readAnswer } from "#faults/raw-http.ts";
import { Refusal } from "./refusal.ts";
import { buildServer } from "./server.ts";

let app: FastifyInstance;
beforeEach(async () => {
  app = buildServer({ log: pino({ level: "silent" }), trustedProxies: 0 });
  app.post("/", async () => "taken");
  app.post(
    "/locked",
    { onRequest: async () => Promise.reject(new Refusal("unauthorised")) },
    async () => "in",
  );
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(() => app.close());

/** Writes a whole request before it reads a byte, as most clients do; gives what is said then, and the fault if any. */
async function writeThenRead(path: string, length: number) {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1" }).pause().setMaxListeners(0);
  let fault: string | undefined;
  socket.on("error", (error: NodeJS.ErrnoException) => {
    fault = error.code;
  });
  const type = "content-type: application/json";
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\n${type}\r\ncontent-length: ${length}\r\n\r\n`);
  const part = Buffer.alloc(100_000, " ");
  for (let left = length; left > 0 && !socket.destroyed; left -= part.length) {
    // a little at a time, so that the server has answered long before the last of it
    if (!socket.write(part.subarray(0, left))) await drained(socket);
  }
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk;
  });
  socket.resume();
  if (!socket.closed) await once(socket, "close");
  return { answer: readAnswer(received), fault };
}

/** Once there is room for more, or nobody to take it. */
function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    for (const over of ["drain", "close"]) socket.once(over, () => resolve());
  });
}

test.each([
  ["/", 413],
  ["/locked", 401],
])("what is answered to %s before the body is in arrives all the same: %d", async (path, status) => {
  const { answer, fault } = await writeThenRead(path, 12_000_000);

  expect([answer?.status, fault]).toEqual([status, undefined]);
  expect(answer?.headers.connection).toBe("close");
});

test("who has very much more to say is not listened to for ever", async () => {
  const { fault } = await writeThenRead("/", 400_000_000);

  expect(fault).toMatch(/EPIPE|ECONNRESET/);
});
