import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exchange, readAnswer } from "#faults/raw-http.ts";
import { safeHeaders } from "./safe-headers.ts";
import { buildServer } from "./server.ts";

let app: FastifyInstance;
beforeAll(async () => {
  app = buildServer({ log: pino({ level: "silent" }), trustedProxies: 0 });
  app.get("/", async () => "here");
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => app.close());

async function answerTo(request: string) {
  const answer = readAnswer(await exchange(portOf(app), [request]));
  return {
    status: answer?.status,
    headers: answer?.headers,
    code: answer?.body.match(/"code":"(\w+)"/)?.[1],
  };
}
const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port;
const asking = (...hosts: string[]) =>
  `GET / HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join("")}Connection: close\r\n\r\n`;

test.each(["GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n", "nonsense\r\n\r\n", asking("a", "b")])(
  "%j is a problem with the same headers as every answer",
  async (request) => {
    const { status, headers, code } = await answerTo(request);

    expect([status, code]).toEqual([400, "malformed"]);
    expect(headers).toMatchObject({ ...safeHeaders, connection: "close" });
  },
);

test.each([[], ["a", "a"], ["a", "b"], [""], ["a b"], ["a/b"], ["u@a"], ["a:b"], ["a,b"], ["a:999999"]])(
  "hosts %j are refused",
  async (...hosts) => {
    expect(await answerTo(asking(...hosts.flat()))).toMatchObject({ status: 400, code: "malformed" });
  },
);

test.each(["a", "salida.test:3000", "127.0.0.1:1", "[::1]:3000", "my_service", "xn--ida-5qa.test."])(
  "host %s is taken",
  async (host) => {
    expect(await answerTo(asking(host))).toMatchObject({ status: 200 });
  },
);

test.concurrent("who sends nothing is hung up on without a word: a browser would take it for its next answer", {
  timeout: 30_000,
}, async () => {
  expect(await exchange(portOf(app), [])).toBe("");
});

test.concurrent("who begins and does not go on is told that it took too long", {
  timeout: 30_000,
}, async () => {
  expect(await answerTo("GET / HTTP/1.1\r\nHo")).toMatchObject({ status: 408, code: "too_slow" });
});

test("a simple health check that speaks HTTP/1.0 without a host is answered", async () => {
  expect(await answerTo("GET / HTTP/1.0\r\n\r\n")).toMatchObject({ status: 200 });
});
