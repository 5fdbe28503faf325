import { once } from "node:events";
import { Agent, get } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mostUnanswered } from "./pipelines.ts";
import { buildServer } from "./server.ts";

const large = Buffer.alloc(300_000, "x");
let app: FastifyInstance;
let port: number;
let begun: number;
let heard: number;
let letGo: () => void;

beforeEach(async () => {
  [begun, heard] = [0, 0];
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  app = buildServer({ log: pino({ level: "silent" }), trustedProxies: 0 });
  app.server.on("request", () => {
    heard += 1;
  });
  app.get("/held", async () => {
    begun += 1;
    await released;
    return "";
  });
  app.get("/large", (_request, reply) => {
    begun += 1;
    reply.send(large);
  });
  app.get("/soon", async () => "here");
  await app.listen({ host: "127.0.0.1", port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  letGo();
  await app.close();
});

/** A connection that has asked for many at once and reads nothing. */
async function flood(path: string, times: number): Promise<{ socket: Socket; closed: Promise<void> }> {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await once(socket, "connect");
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times));
  return { socket, closed };
}

async function connections(): Promise<number> {
  return new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
}

test.each(["/held", "/large", "/%zz"])(
  "of thousands asked at once of %s and not read, fifty are begun",
  async (path) => {
    const [one, two] = [await flood(path, 4_000), await flood(path, 4_000)];

    expect(await (await fetch(`http://127.0.0.1:${port}/soon`)).text()).toBe("here");
    await expect.poll(connections).toBeLessThanOrEqual(1);
    // what was answered lies unread before the end
    for (const { socket } of [one, two]) socket.resume();
    await Promise.all([one.closed, two.closed]);

    expect(begun).toBeLessThanOrEqual(2 * mostUnanswered);
    expect(begun > 0).toBe(path !== "/%zz");
    // of each the one too many, and the one that asks for something else; the rest is not even made into requests
    expect(heard).toBeLessThanOrEqual(2 * (mostUnanswered + 1) + 1);
  },
);

test("as many as may wait are all answered, and then as many again", async () => {
  const { socket } = await flood("/held", mostUnanswered);
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk;
  });
  socket.resume();
  await expect.poll(() => begun).toBe(mostUnanswered);
  letGo();
  const answers = () => received.split("HTTP/1.1 200 OK").length - 1;
  await expect.poll(answers).toBe(mostUnanswered);

  socket.write("GET /held HTTP/1.1\r\nHost: x\r\n\r\n".repeat(mostUnanswered));

  await expect.poll(answers).toBe(2 * mostUnanswered);
  socket.destroy();
});

test("thousands one after the other on one connection are all answered", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const used = new Set<Socket>();
  const ask = () =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ agent, port, host: "127.0.0.1", path: "/soon" }, (answer) => {
        used.add(answer.socket);
        answer.resume().once("end", () => resolve(answer.statusCode));
      }).once("error", reject);
    });

  const statuses = new Set<number | undefined>();
  for (let asked = 0; asked < 3_000; asked += 1) statuses.add(await ask());

  expect([...statuses]).toEqual([200]);
  expect(used.size).toBe(1);
  agent.destroy();
});

test("there is an end to how many connections are held", () => {
  expect(app.server.maxConnections).toBe(10_000);
});
