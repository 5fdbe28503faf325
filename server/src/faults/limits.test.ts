import type { AddressInfo } from "node:net";
import { Problem } from "@salida/contract/problems.ts";
import { statsCalls } from "@salida/contract/stats.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { aHouse, type House } from "#test-house.ts";
import { exchange, type RawAnswer, readAnswer, send } from "./raw-http.ts";

let house: House;
let port: number;
let headers: Record<string, string>;

beforeAll(async () => {
  house = await aHouse();
  await house.app.listen({ host: "127.0.0.1", port: 0 });
  port = (house.app.server.address() as AddressInfo).port;
  const { token } = await house.learner("ada");
  headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
});
afterAll(() => house.close());

const { method, path: url } = statsCalls.createStats;

function problemIn(answer: RawAnswer | undefined): Problem {
  expect(answer?.headers["content-type"]).toMatch(/^application\/problem\+json/);
  const problem = z.parse(Problem, JSON.parse(answer?.body ?? ""));
  expect(answer?.status).toBe(problem.status);
  return problem;
}

test("takes a body of 100 000 bytes and refuses one more", async () => {
  const bytes = (length: number) => '{"level":2}'.padEnd(length, " ");

  const largest = await send(port, { method, url, headers, body: bytes(100_000) });
  const larger = await send(port, { method, url, headers, body: bytes(100_001) });

  expect(largest?.status).toBe(201);
  expect(problemIn(larger).code).toBe("too_large");
});

test("refuses more headers than anybody needs", async () => {
  const answer = await send(port, {
    method: "GET",
    url,
    headers: { ...headers, more: "x".repeat(20_000) },
    body: undefined,
  });

  expect(problemIn(answer).code).toBe("malformed");
});

// what is waited for is the same ten seconds
test.concurrent("refuses a body that grows over the limit without having said so", async () => {
  const head = [
    `${method} ${url} HTTP/1.1`,
    "host: x",
    ...Object.entries(headers).map((pair) => pair.join(": ")),
  ];
  const chunk = `1000\r\n${" ".repeat(0x1000)}\r\n`;

  const answer = await exchange(port, [
    `${head.join("\r\n")}\r\ntransfer-encoding: chunked\r\n\r\n`,
    chunk.repeat(25),
  ]);

  expect(problemIn(readAnswer(answer)).code).toBe("too_large");
});

test.concurrent("cuts a caller whose headers do not come", { timeout: 60_000 }, async () => {
  const answer = await exchange(port, ["GET /healthz HTTP/1.1\r\nHost: x\r\nA: "]);

  expect(problemIn(readAnswer(answer)).code).toBe("too_slow");
});

test.concurrent("cuts a caller whose body does not come", { timeout: 60_000 }, async () => {
  const head = [`${method} ${url} HTTP/1.1`, "host: x", "content-length: 20"];
  const named = Object.entries(headers).map((pair) => pair.join(": "));

  const [answer, untyped] = await Promise.all([
    exchange(port, [`${[...head, ...named].join("\r\n")}\r\n\r\n{`]),
    exchange(port, [`${head.join("\r\n")}\r\n\r\n{`]),
  ]);

  expect(problemIn(readAnswer(answer)).code).toBe("too_slow");
  // refused for its missing type at once: that is the only answer
  expect(problemIn(readAnswer(untyped)).code).toBe("wrong_type");
});
