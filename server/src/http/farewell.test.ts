import { Agent, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { call } from "@salida/contract/call.ts";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { closeServer } from "./farewell.ts";
import { serveHealth } from "./health.ts";
import { serve } from "./serve.ts";
import { buildServer } from "./server.ts";

const common = { method: "POST", summary: "", status: 200, refusals: [] } as const;
const reply = z.strictObject({ done: z.boolean() });
const speak = call({ ...common, path: "/api/v1/spoken", reply, streams: true });

const hang = call({ ...common, path: "/api/v1/hung", reply });

let app: FastifyInstance;
let port: number;
let goOn: () => void;
let moves: number;
beforeEach(async () => {
  moves = 0;
  app = buildServer({ log: pino({ level: "silent" }), trustedProxies: 0 });
  serveHealth(app, { hindrance: async () => undefined, lacks: async () => [] });
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const who = async () => ({ account: "ana", session: "" });
  serve({ app, who }, speak, async ({ tell }) => {
    tell("Hello.");
    await held;
    moves += 1;
    return { done: true };
  });
  serve({ app, who }, hang, async () => {
    await held;
    return { done: true };
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  port = (app.server.address() as AddressInfo).port;
});

const quick = { listen: 300, lastCall: 600, cut: 2_000 };

interface Said {
  status: number | undefined;
  connection: string | undefined;
  body: string;
}

/** Asks on a connection that is kept; what is said, or what broke. */
function ask(agent: Agent, path: string, method = "GET", accept = "*/*"): Promise<Said> {
  const headers = { authorization: "Bearer ana", accept };
  return new Promise((resolve, reject) => {
    const asking = request({ agent, port, host: "127.0.0.1", path, method, headers });
    asking.on("error", reject);
    asking.on("response", (answer) => {
      let body = "";
      answer.on("data", (chunk) => {
        body += chunk;
      });
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({ status: answer.statusCode, connection: answer.headers.connection, body }),
      );
    });
    asking.end();
  });
}

test("kept connections have their say and hear that it is the last; health tells at once that it stops", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const before = await ask(agent, "/readyz");
  const closed = closeServer(app, quick);
  const kept = await ask(agent, "/readyz");
  const fresh = await ask(new Agent(), "/healthz");
  await closed;

  expect([before.status, before.connection]).toEqual([200, "keep-alive"]);
  expect([kept.status, kept.connection]).toEqual([503, "close"]);
  expect(JSON.parse(kept.body)).toMatchObject({ reason: "stopping" });
  expect([fresh.status, fresh.connection]).toEqual([200, "close"]);
  await expect(ask(new Agent(), "/healthz")).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

test("idle and silent connections keep nobody waiting", async () => {
  await ask(new Agent({ keepAlive: true }), "/healthz");
  const silent = connect({ port, host: "127.0.0.1" });
  await new Promise((resolve) => silent.once("connect", resolve));

  // it would wait for a minute
  await closeServer(app, { ...quick, lastCall: 60_000, cut: 60_000 });

  expect(app.server.listening).toBe(false);
});

test("a stream that still runs ends with a last event, and nothing is closed under its move", async () => {
  const stream = ask(new Agent(), speak.path, "POST", "text/event-stream");
  await sleep(100);
  let over = false;
  const closed = closeServer(app, quick).then(() => {
    over = true;
  });

  const { status, body } = await stream;
  const events = body.trim().split("\n\n");
  expect(status).toBe(200);
  expect(events[0]).toContain("event: sentence");
  expect(events.at(-1)).toMatch(/^event: problem\ndata: .*"code":"unavailable"/);
  await sleep(200);
  expect([over, moves]).toEqual([false, 0]);
  goOn();
  await closed;
  expect(moves).toBe(1);
});

test("one that hangs is not waited for for ever", async () => {
  const hung = ask(new Agent(), hang.path, "POST").catch((error) => error.code);
  await sleep(100);

  await closeServer(app, quick);

  expect(await hung).toBe("ECONNRESET");
});
