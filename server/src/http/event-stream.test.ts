import { type AddressInfo, connect, type Socket } from "node:net";
import { call } from "@salida/contract/call.ts";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { serve } from "./serve.ts";
import { buildServer } from "./server.ts";

const reply = z.strictObject({ done: z.boolean() });
const speak = call({
  body: z.strictObject({}),
  ...{ method: "POST", path: "/api/v1/spoken", summary: "", reply, status: 200, refusals: [] },
  streams: true,
});

let app: FastifyInstance;
let port: number;
let lines: { level: number; msg: string }[];
let goOn: () => void;
let asked: number;
let moves: number;

beforeEach(async () => {
  lines = [];
  [asked, moves] = [0, 0];
  const log = pino({ level: "info" }, { write: (line) => void lines.push(JSON.parse(line)) });
  app = buildServer({ log, trustedProxies: 0 });
  const who = async () => ({ account: "ana", session: "" });
  serve({ app, who }, speak, async ({ tell }) => {
    const told = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    asked += 1;
    if (early) await told;
    tell("Hello.");
    if (!early) await told;
    tell("How are you?");
    moves += 1;
    return { done: true };
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(() => app.close());

let early: boolean;
const hangUp = (socket: Socket) => socket.destroy();
const reset = (socket: Socket) => socket.resetAndDestroy();

test.each([
  ["before the first sentence", true, hangUp],
  ["after the first sentence", false, hangUp],
  ["by a reset", false, reset],
])(
  "a caller who leaves a stream %s is no fault; what they asked for is done",
  async (_when, before, leave) => {
    early = before;
    const socket = connect({ port, host: "127.0.0.1" });
    const head = [
      "host: x",
      "authorization: Bearer ana",
      "accept: text/event-stream",
      "content-type: application/json",
      "content-length: 2",
    ];
    socket.write(`POST ${speak.path} HTTP/1.1\r\n${head.join("\r\n")}\r\n\r\n{}`);
    if (before) await expect.poll(() => asked).toBe(1);
    else await new Promise((resolve) => socket.once("data", resolve));

    leave(socket);
    await expect.poll(() => connections()).toBe(0);
    goOn();

    await expect.poll(() => moves).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  },
);

const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
