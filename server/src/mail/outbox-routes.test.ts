import { randomBytes } from "node:crypto";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildServer } from "#http/server.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { writeMail } from "./letter.ts";
import { type KeptMail, type Outbox, openOutbox } from "./outbox.ts";
import { serveOutbox } from "./outbox-routes.ts";
import { openSeal } from "./seal.ts";

const link = "http://127.0.0.1:3000/confirm#token_hash=abc&type=signup";
const first = writeMail(
  { subject: "Tom & you", parts: ["Hi", { label: "Open", href: link }] },
  "first@salida.test",
  "en",
);
const second = writeMail({ subject: "Código", parts: [{ code: "012345" }] }, "o'hara&sons@salida.test", "es");

let database: TestDatabase;
let outbox: Outbox;
let app: FastifyInstance;
let url: string;
let now = new Date("2026-11-21T08:05:00Z");
const secret = randomBytes(32).toString("base64url");
const owner = { mailbox: "hash" };

beforeAll(async () => {
  database = await aDatabase();
  outbox = openOutbox(database.db, openSeal(secret), () => now);
  app = buildServer({ log: pino({ level: "silent" }), trustedProxies: 0 });
  serveOutbox(app, outbox.list);
  await app.listen({ host: "127.0.0.1", port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  await outbox.keep(first, owner);
  now = new Date("2026-11-21T08:06:00Z");
  await outbox.keep(second, owner);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** fetch would not let the Host header be chosen. */
function statusOf(headers: Record<string, string>, path = "/dev/outbox.json"): Promise<number> {
  const { hostname: host, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asking = request({ host, port, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asking.on("error", reject);
    asking.end();
  });
}

test("lists what would have been sent, newest first", async () => {
  const answer = await fetch(`${url}/dev/outbox.json`);

  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual([
    { ...second, createdAt: "2026-11-21T08:06:00.000Z" },
    { ...first, createdAt: "2026-11-21T08:05:00.000Z" },
  ]);
});

test("its page runs nothing, loads nothing and shows mails as text with their links", async () => {
  const answer = await fetch(`${url}/dev/outbox`);
  const page = await answer.text();

  expect(answer.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(page).not.toMatch(/<script|javascript:|src=/);
  const href = "http://127.0.0.1:3000/confirm#token_hash=abc&amp;type=signup";
  expect(page).toContain(`Open:\n<a href="${href}">${href}</a>`);
  expect(page).toContain('<article lang="en"><h2>Tom &amp; you</h2>');
  expect(page).toContain(
    '<article lang="es"><h2>Código</h2><p lang="en">To o&#39;hara&amp;sons@salida.test, ',
  );
  expect(page).toContain('<time datetime="2026-11-21T08:06:00.000Z">21 Nov 2026, 08:06 UTC</time>');
  expect(page).toContain("012345");
  expect(page.indexOf("hara")).toBeLessThan(page.indexOf("first@"));
});

test("is served under this machine's own names", async () => {
  const names = ["localhost:3000", "127.0.0.1", "127.0.0.1:1", "LOCALHOST", "[::1]:3000"];

  expect(await Promise.all(names.map((host) => statusOf({ host })))).toEqual(names.map(() => 200));
});

test("is not there for a forwarded request, nor under any other name", async () => {
  const asked = [
    { "x-forwarded-for": "127.0.0.1" },
    { "x-forwarded-proto": "https" },
    { forwarded: "for=127.0.0.1" },
    { via: "1.1 proxy" },
    { "x-real-ip": "127.0.0.1" },
    { host: "salida.example" },
    { host: "127.0.0.1.salida.example" },
    { host: "localhost.salida.example:3000" },
  ];

  const statuses = await Promise.all(
    asked.flatMap((headers) => [statusOf(headers), statusOf(headers, "/dev/outbox")]),
  );

  expect(new Set(statuses)).toEqual(new Set([404]));
  expect(await statusOf({ host: "127.0.0.1@salida.example" })).toBe(400);
});

test("lies in the database encrypted, and is not shown to who has other secrets", async () => {
  const { rows } = await database.db.$client.query("select o::text as row from accounts.outbox_mail o");
  const other = openOutbox(database.db, openSeal(randomBytes(32).toString("base64url")), () => now);

  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/salida|hara|token_hash|012345/);
  expect(await other.list()).toEqual([]);
});

test("shows fifty at most, the newest", async () => {
  const database = await aDatabase();
  let minute = 0;
  const at = () => new Date(Date.UTC(2026, 0, 1, 0, minute));
  const crowded = openOutbox(database.db, openSeal(secret), at);
  for (; minute < 52; minute++) await crowded.keep({ ...first, subject: `${minute}` }, owner);

  const shown = await crowded.list();

  expect(shown.map(({ subject }: KeptMail) => Number(subject))).toEqual(
    Array.from({ length: 50 }, (_, back) => 51 - back),
  );
  await database.drop();
});
