import { Agent, get } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildServer } from "./server.ts";

/** Milliseconds of silence that a connection is given while its answer is made. */
let atWork: number | undefined;
let socket: Socket;
let app: FastifyInstance;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeEach(async () => {
  app = buildServer({ log: pino({ level: "silent" }), trustedProxies: 0 });
  app.get("/", async (request) => {
    socket = request.raw.socket;
    atWork = socket.timeout;
    return "made";
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(async () => {
  agent.destroy();
  await app.close();
});

function ask(): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, host: "127.0.0.1", agent }, (answer) => resolve(text(answer))).on("error", reject);
  });
}

test("an answer may take the minute of a second look; a caller who does not read it is let go in seconds", async () => {
  for (const _ of ["on a fresh connection", "on a kept one"]) {
    expect(await ask()).toBe("made");

    expect(atWork).toBeGreaterThan(60_000);
    // while it waits for the next request, or for the end of the answer to be read
    expect(socket.timeout).toBeLessThanOrEqual(15_000);
  }
});
