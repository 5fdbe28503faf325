import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exchange, readAnswer } from "#faults/raw-http.ts";
import { serveMetrics } from "./metrics.ts";
import { buildServer } from "./server.ts";

const token = "sixteen and more";
let own: FastifyInstance;
let open: FastifyInstance;
beforeAll(async () => {
  own = await listening(true);
  open = await listening(false);
});
afterAll(() => Promise.all([own.close(), open.close()]));

async function listening(fromHere: boolean): Promise<FastifyInstance> {
  const app = buildServer({ log: pino({ level: "silent" }), trustedProxies: 0 });
  serveMetrics(app, { token, fromHere });
  await app.listen({ host: "127.0.0.1", port: 0 });
  return app;
}

function addressOf(app: FastifyInstance): string {
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/metrics`;
}

async function statusFor(headers: Record<string, string>, app = own): Promise<number> {
  const { status, body } = await fetch(addressOf(app), { headers });
  await body?.cancel();
  return status;
}

test("the figures are told to who asks on the machine itself", async () => {
  expect(await statusFor({ "user-agent": "scraper", accept: "text/plain", "accept-encoding": "gzip" })).toBe(
    200,
  );
});

test.each([
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-Forwarded-Server",
  "X-Real-IP",
  "X-Client-IP",
  "X-Cluster-Client-IP",
  "True-Client-IP",
  "Fastly-Client-IP",
  "Fly-Client-IP",
  "CF-Connecting-IP",
  "CF-Ray",
  "X-Envoy-External-Address",
  "X-Request-Id",
  "X-Original-URI",
  "X-Amzn-Trace-Id",
  "X-Azure-ClientIP",
  "Forwarded",
  "Via",
])("and not through a proxy that sends %s", async (name) => {
  expect(await statusFor({ [name]: "203.0.113.9" })).toBe(404);
});

test.each([
  ["HTTP/1.0", "GET /metrics HTTP/1.0\r\nHost: 127.0.0.1:3000\r\n"],
  ["a connection for each request", "GET /metrics HTTP/1.1\r\nHost: 127.0.0.1:3000\r\nConnection: Close\r\n"],
])("nor through one that adds no header and speaks %s", async (_what, request) => {
  const port = Number(new URL(addressOf(own)).port);

  const answer = readAnswer(await exchange(port, [`${request}\r\n`]));

  expect(answer?.status).toBe(404);
});

test("a server for others tells the figures by token only, on its machine as well", async () => {
  expect(await statusFor({}, open)).toBe(404);
  expect(await statusFor({ authorization: "Bearer sixteen and less" }, open)).toBe(404);
  expect(await statusFor({ authorization: `Bearer ${token}` }, open)).toBe(200);
});

test("the token opens them through a proxy", async () => {
  expect(await statusFor({ authorization: `Bearer ${token}`, via: "1.1 proxy" })).toBe(200);
});
