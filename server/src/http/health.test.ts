import type { FastifyInstance } from "fastify";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Hindrance, serveHealth } from "./health.ts";
import { buildServer } from "./server.ts";

let app: FastifyInstance;
let hindrance: Hindrance | undefined;
let log: string[];

beforeEach(() => {
  [hindrance, log] = [undefined, []];
  app = buildServer({
    log: pino({ level: "info" }, { write: (line) => void log.push(line) }),
    trustedProxies: 0,
  });
  serveHealth(app, { hindrance: async () => hindrance, lacks: async () => ["media"] });
});
afterEach(() => app.close());

const statusOf = async (url: string) => (await app.inject({ url })).statusCode;

test.each(["/readyz", "/healthz", "/readyz?x=1"])(
  "%s leaves no line in the log while all is well",
  async (url) => {
    expect(await statusOf(url)).toBe(200);
    expect(log).toEqual([]);
  },
);

test("a server that is not ready has its line for each who was told, as has whatever else is asked", async () => {
  hindrance = "database";
  expect([await statusOf("/readyz"), await statusOf("/nothing")]).toEqual([503, 404]);

  expect(log.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, msg: "answered", route: "/readyz", status: 503 },
    { level: 30, msg: "answered", route: "unknown", status: 404 },
  ]);
});
