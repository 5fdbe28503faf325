import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { v7 } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { chance } from "#faults/chance.ts";
import { buildServer, refuseUnknown } from "#http/server.ts";
import { learner } from "#store/tables.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { type Media, openMedia } from "./media.ts";
import { newName } from "./media-name.ts";
import { openS3Store } from "./s3-store.ts";
import type { BucketPlace } from "./settings.ts";
import { anObjectStore, type TestObjectStore } from "./test-object-store.ts";

let database: TestDatabase;
let app: FastifyInstance;
let media: Media;
let dir = "";
let name = "";
let now = new Date("2026-03-01T10:20:00Z");
const ana = v7();
const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, at) => at % 253));

beforeAll(async () => {
  database = await aDatabase();
  dir = mkdtempSync(join(tmpdir(), "salida-media-"));
  ({ media, app } = await open());
  await database.db.insert(learner).values({ id: ana, level: 1 });
  name = await media.store.put(bytes, "audio/mpeg");
});
beforeEach(() => {
  now = new Date("2026-03-01T10:20:00Z");
});
afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(dir, { recursive: true });
});

async function open(bucket?: BucketPlace) {
  const secret = "a secret that is only for these tests, forty-three or more";
  const opened = await openMedia({ db: database.db, dataDir: dir, bucket, secret, now: () => now });
  const server = buildServer({ log: pino({ level: "silent" }), trustedProxies: 0 });
  opened.serve(server);
  refuseUnknown(server);
  return { media: opened, app: server };
}

const get = (
  url: string,
  headers: Record<string, string> = {},
  method: "GET" | "HEAD" = "GET",
  server = app,
) => server.inject({ method, url, headers: { host: "127.0.0.1", ...headers } });
const address = () => media.sign(name, ana, now);

test("a signed address gives the file as it was kept, to keep for as long as the address lives", async () => {
  const { statusCode, headers, rawPayload } = await get(address());

  expect(statusCode).toBe(200);
  expect(rawPayload).toEqual(bytes);
  expect(headers).toMatchObject({
    "content-type": "audio/mpeg",
    "content-length": "100000",
    "content-disposition": "inline",
    "content-security-policy": "sandbox; default-src 'none'",
    "cache-control": "private, max-age=6000, immutable",
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(JSON.stringify(headers)).not.toContain(name.slice(0, 12));
});

test("asked for its head alone it says the same and sends nothing", async () => {
  const whole = await get(address());
  const head = await get(address(), { range: "bytes=0-1" }, "HEAD");

  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  expect({ ...head.headers, date: "" }).toEqual({ ...whole.headers, date: "" });
});

test("five hundred ranges at random are each exactly that part of the whole", async () => {
  const { whole, pick } = chance(11);
  for (let round = 0; round < 500; round += 1) {
    const first = pick([0, whole(0, 99_999), whole(65_530, 65_540)]);
    const last = pick([whole(first, 99_999), whole(first, 200_000)]);
    const suffix = whole(1, 120_000);
    const [range, part] = pick([
      [`bytes=${first}-${last}`, bytes.subarray(first, last + 1)],
      [`bytes=${first}-`, bytes.subarray(first)],
      [`bytes=-${suffix}`, bytes.subarray(Math.max(0, bytes.length - suffix))],
    ]);

    const { statusCode, headers, rawPayload } = await get(address(), { range });

    expect(statusCode).toBe(206);
    expect(rawPayload.equals(part)).toBe(true);
    const start = bytes.length - (range.startsWith("bytes=-") ? part.length : bytes.length - first);
    expect(headers["content-range"]).toBe(`bytes ${start}-${start + part.length - 1}/100000`);
    expect(headers["content-length"]).toBe(String(part.length));
  }
});

test.each(["bytes=100000-", "bytes=100000-100001", "bytes=-0"])(
  "%s is refused with the length",
  async (range) => {
    const { statusCode, headers, body } = await get(address(), { range });

    expect([statusCode, body, headers["content-range"]]).toEqual([416, "", "bytes */100000"]);
    expect(headers["cache-control"]).toBe("no-store");
  },
);

test.each(["bytes=0-1,5-6", "items=0-1", "bytes=9-1", "nonsense"])(
  "%s is not understood: the whole",
  async (range) => {
    const { statusCode, rawPayload } = await get(address(), { range });

    expect([statusCode, rawPayload.length]).toEqual([200, 100_000]);
  },
);

test("a browser that has it is not sent it again", async () => {
  const { etag = "" } = (await get(address())).headers;

  for (const held of [`${etag}`, `W/${etag}`, `"x", ${etag}`, "*"]) {
    const answer = await get(address(), { "if-none-match": held, range: "bytes=0-1" });
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, "", etag]);
  }
  expect((await get(address(), { "if-none-match": '"x"' })).statusCode).toBe(200);
});

test("a part is only sent for the file of which the browser has the rest", async () => {
  const { etag = "" } = (await get(address())).headers;
  const statusFor = async (ifRange: string) =>
    (await get(address(), { range: "bytes=0-1", "if-range": ifRange })).statusCode;

  expect(await statusFor(String(etag))).toBe(206);
  expect(await statusFor('"x"')).toBe(200);
  expect(await statusFor("Sun, 01 Mar 2026 10:00:00 GMT")).toBe(200);
});

test("whatever is wrong with an address, there is nothing, byte for byte alike", async () => {
  const good = address();
  const stranger = media.sign(name, v7(), now);
  const lost = media.sign(`${"0".repeat(64)}.mp3`, ana, now);
  const old = media.sign(name, ana, new Date(now.getTime() - 7_200_000));
  const wrong = [
    ...[
      good.slice(0, -1),
      `${good}A`,
      good.replace(/.$/, "~"),
      `${good.slice(0, 40)}${good[40] === "A" ? "B" : "A"}${good.slice(41)}`,
    ],
    ...[stranger, lost, old, `${good}%00`, `${good}/`, `${good}/..`],
    ...["/api/v1/media/", "/api/v1/media/..%2f..%2fsecrets.json", `/api/v1/media/${name}`],
    `/api/v1/media/${"A".repeat(108)}`,
  ];

  const answers = await Promise.all(wrong.map((url) => get(url, { range: "bytes=0-1" })));
  const said = answers.map(({ statusCode, headers, body }) =>
    JSON.stringify([statusCode, { ...headers, date: "" }, body]),
  );

  expect(answers[0]?.statusCode).toBe(404);
  expect(answers[0]?.headers["cache-control"]).toBe("no-store");
  expect(new Set(said)).toEqual(new Set([said[0]]));
});

test("it dies with the account, within seconds", async () => {
  const ben = v7();
  await database.db.insert(learner).values({ id: ben, level: 1 });
  const url = media.sign(name, ben, now);
  expect((await get(url)).statusCode).toBe(200);

  await database.db.delete(learner).where(eq(learner.id, ben));
  now = new Date(now.getTime() + 5_000);

  expect((await get(url)).statusCode).toBe(404);
  expect((await get(address())).statusCode).toBe(200);
});

test("an address that is over gives nothing", async () => {
  const url = address();
  now = new Date("2026-03-01T12:00:00Z");

  expect((await get(url)).statusCode).toBe(404);
});

const ofTheFile = ["accept-ranges", "content-disposition", "content-range", "etag", "last-modified"];

const away = {
  what: "whose store is away",
  trouble: (objects: TestObjectStore) => objects.leave(),
  mend: (objects: TestObjectStore) => objects.comeBack(),
};
const cut = {
  what: "that was cut",
  trouble: ({ place }: TestObjectStore, kept: string) => openS3Store(place).keep(kept, bytes.subarray(0, 3)),
  mend: ({ place }: TestObjectStore, kept: string) => openS3Store(place).keep(kept, bytes),
};

test.each([
  { ...away, range: undefined },
  { ...away, range: "bytes=1-9" },
  { ...cut, range: undefined },
  { ...cut, range: "bytes=1-9" },
])("no cache keeps the refusal of a file $what, range $range", async ({ trouble, mend, range }) => {
  const objects = await anObjectStore();
  const { media: elsewhere, app: server } = await open(objects.place);
  const kept = newName("audio/webm");
  await elsewhere.store.keep(kept, bytes);
  const headers = range ? { range } : {};
  const ask = (more = {}) => get(elsewhere.sign(kept, ana, now), { ...headers, ...more }, "GET", server);
  const { etag = "" } = (await ask()).headers;

  await trouble(objects, kept);
  const answer = await ask();
  const held = await ask({ "if-none-match": String(etag) });
  await mend(objects, kept);
  // the first who finds out that its size is another is told to come back
  await ask();
  const back = await ask();
  await server.close();
  await objects.close();

  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([503, "no-store"]);
  expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
  expect(ofTheFile.filter((name) => name in answer.headers)).toEqual([]);
  // whoever has the whole file has it, whatever has become of it here
  expect([held.statusCode, held.headers.etag]).toEqual([304, etag]);
  expect([back.statusCode, back.headers.etag]).toEqual([range ? 206 : 200, etag]);
});
