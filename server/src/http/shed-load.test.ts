import type { FastifyInstance } from "fastify";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serveHealth } from "./health.ts";
import { buildServer } from "./server.ts";

let app: FastifyInstance;
let overloaded: boolean;
let begun: number;
let log: string[];

beforeEach(() => {
  [overloaded, begun, log] = [false, 0, []];
  app = buildServer({
    log: pino({}, { write: (line) => void log.push(line) }),
    trustedProxies: 0,
    isOverloaded: () => overloaded,
  });
  serveHealth(app, { hindrance: async () => undefined, lacks: async () => [] });
  for (const url of ["/api/v1/user-stats", "/auth/v1/token"])
    app.post(url, async () => {
      begun += 1;
      return {};
    });
  app.get("/", async () => "a page");
});
afterEach(() => app.close());

async function call(url: string) {
  const { statusCode, headers, body } = await app.inject({ method: "POST", url, payload: {} });
  return { status: statusCode, retryAfter: headers["retry-after"], body };
}

test.each(["/api/v1/user-stats", "/auth/v1/token"])(
  "%s is turned away while there is too much to do, and told when to come back",
  async (url) => {
    overloaded = true;
    const refused = await call(url);

    expect(refused).toMatchObject({ status: 503, retryAfter: "5" });
    expect(begun).toBe(0);

    overloaded = false;
    expect(await call(url)).toMatchObject({ status: 200 });
    expect(begun).toBe(1);
  },
);

test.each(["/healthz", "/readyz", "/"])("%s is given whatever there is to do", async (url) => {
  overloaded = true;
  expect((await app.inject({ url })).statusCode).toBe(200);
});

test("the log says once why calls are turned away", async () => {
  overloaded = true;
  for (let times = 0; times < 3; times += 1) await call("/api/v1/user-stats");

  const told = log.filter((line) => line.includes('"msg":"unavailable"'));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("more is asked than the database can answer");
});
