import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { eq, sql } from "drizzle-orm";
import pino from "pino";
import { v7 } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildServer } from "#http/server.ts";
import { deleteLearner } from "#progress/stats.ts";
import { learner, looseMedia, recording } from "#store/tables.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { type Media, openMedia } from "./media.ts";
import { looseRecordings, ownRecordings } from "./recordings.ts";

const bytes = Buffer.from("a recording");
const exercise = v7();
const secret = "a secret that is only for these tests, forty-three or more";

let database: TestDatabase;
let dir = "";
let media: Media;
/** Another process on the same database and folder. */
let another: Media;
let ana = "";

beforeAll(async () => {
  database = await aDatabase();
  dir = mkdtempSync(join(tmpdir(), "salida-recordings-"));
  const options = { db: database.db, dataDir: dir, secret, now: () => new Date() };
  [media, another] = [await openMedia(options), await openMedia(options)];
});
afterAll(async () => {
  await database.drop();
  rmSync(dir, { recursive: true });
});
beforeEach(async () => {
  ana = await aLearner();
});

async function aLearner(): Promise<string> {
  const id = v7();
  await database.db.insert(learner).values({ id, level: 1 });
  return id;
}

const own = (names: string[], of = ana) =>
  database.db.transaction((tx) => ownRecordings(tx, { learner: of, exercise, names }));
const inAnHour = () => new Date(Date.now() + 3_660_000);
const isThere = async (name: string) => (await media.store.find(name)) !== undefined;
const remove = (id: string) =>
  database.db.transaction(async (tx) => {
    await looseRecordings(tx, id);
    await deleteLearner(tx, id);
  });

function files(): string[] {
  return readdirSync(join(dir, "media"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

test("the same sound kept twice is two files whose names tell nothing of it, and each is read whole", async () => {
  const names = [await media.keepAside(bytes, "audio/webm"), await media.keepAside(bytes, "audio/webm")];

  expect(new Set(names).size).toBe(2);
  expect(names).not.toContain(await media.store.put(bytes, "audio/webm"));
  for (const name of names) {
    expect(name).toMatch(/^[0-9a-f]{64}\.webm$/);
    expect(await another.read(name)).toEqual(bytes);
  }
  expect(await media.read(`${"0".repeat(64)}.webm`)).toBeUndefined();
});

test("what became a learner's stays, what did not is gone after an hour and not before", async () => {
  const [kept, forgotten] = [
    await media.keepAside(bytes, "audio/wav"),
    await media.keepAside(bytes, "audio/mpeg"),
  ];
  await own([kept]);

  await media.sweep(new Date());
  expect(await isThere(forgotten)).toBe(true);
  await media.sweep(inAnHour());

  expect([await isThere(kept), await isThere(forgotten)]).toEqual([true, false]);
  expect(await database.db.$count(looseMedia)).toBe(0);
  expect(await database.db.$count(recording, eq(recording.learner, ana))).toBe(1);
});

test("a move that fails leaves its recordings to the sweep", async () => {
  const name = await media.keepAside(bytes, "audio/webm");
  const failing = database.db.transaction(async (tx) => {
    await ownRecordings(tx, { learner: ana, exercise, names: [name] });
    throw new Error("failed");
  });
  await expect(failing).rejects.toThrow("failed");

  await media.sweep(inAnHour());

  expect(await isThere(name)).toBe(false);
});

test("nobody can make theirs what is somebody's, what is not there, or what came too late", async () => {
  const [anas, late, good] = await Promise.all([1, 2, 3].map(() => media.keepAside(bytes, "audio/webm")));
  await own([anas ?? ""]);
  await database.db
    .update(looseMedia)
    .set({ since: sql`now() - interval '31 minutes'` })
    .where(eq(looseMedia.name, late ?? ""));
  const ben = await aLearner();

  for (const name of [anas, late, `${"0".repeat(64)}.webm`, "../secrets.json"])
    await expect(own([good ?? "", name ?? ""], ben)).rejects.toMatchObject({ code: "conflict" });

  expect(await database.db.$count(recording, eq(recording.learner, ben))).toBe(0);
  await own([good ?? ""], ben);
  await own([], ben);
  expect(await database.db.$count(recording, eq(recording.learner, ben))).toBe(1);
});

test("the recordings of who is deleted are gone at once, those of others stay", async () => {
  const ben = await aLearner();
  const anas = await Promise.all([1, 2, 3].map(() => media.keepAside(bytes, "audio/webm")));
  const bens = await media.keepAside(bytes, "audio/webm");
  await own(anas);
  await own([bens], ben);

  await remove(ana);
  await media.sweep(new Date());

  expect(await Promise.all([...anas, bens].map(isThere))).toEqual([false, false, false, true]);
});

test("a deletion that comes while a move is being saved takes what the move kept", async () => {
  const name = await media.keepAside(bytes, "audio/webm");
  let removing: Promise<void> | undefined;
  await database.db.transaction(async (tx) => {
    await ownRecordings(tx, { learner: ana, exercise, names: [name] });
    removing = remove(ana);
    // until the deletion waits for this move
    await expect.poll(async () => (await waiting()).length).toBe(1);
  });
  await removing;
  await media.sweep(new Date());

  expect(await isThere(name)).toBe(false);
});

async function waiting() {
  const { rows } = await database.db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows;
}

test("a move that comes after the deletion is not saved, and its recording is swept", async () => {
  const name = await media.keepAside(bytes, "audio/webm");
  await remove(ana);

  await expect(own([name])).rejects.toThrow();
  await media.sweep(inAnHour());

  expect(await isThere(name)).toBe(false);
});

test("several processes that sweep at once remove all there is, and none fails", async () => {
  const names = await Promise.all(Array.from({ length: 120 }, () => media.keepAside(bytes, "audio/webm")));

  await Promise.all([media, another, media, another].map(({ sweep }) => sweep(inAnHour())));
  // one that found the others at work left them their part
  expect(await Promise.all(names.map(isThere))).not.toContain(true);
  expect(await database.db.$count(looseMedia)).toBe(0);
});

test("a sweep passes over what another process is at", async () => {
  const [held, free] = [
    await media.keepAside(bytes, "audio/webm"),
    await media.keepAside(bytes, "audio/webm"),
  ];
  await database.db.transaction(async (tx) => {
    await tx.select().from(looseMedia).where(eq(looseMedia.name, held)).for("update");
    await media.sweep(inAnHour());
  });

  expect([await isThere(held), await isThere(free)]).toEqual([true, false]);
  await media.sweep(inAnHour());
});

test("a recording is served as sound whatever is in it", async () => {
  const app = buildServer({ log: pino({ level: "silent" }), trustedProxies: 0 });
  media.serve(app);
  const page = Buffer.from("<!doctype html><script>alert(document.domain)</script>");

  for (const type of ["audio/webm", "audio/wav"] as const) {
    const url = media.sign(await media.keepAside(page, type), ana, new Date());
    const { statusCode, headers } = await app.inject({ url, headers: { accept: "text/html" } });

    expect([statusCode, headers["content-type"]]).toEqual([200, type]);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": expect.stringMatching(/^private,/),
    });
  }
});

/** Runs a script on the same database and folder, and kills it once it has said something. */
async function killed(script: string): Promise<string> {
  const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const whole = `import { openStore } from ${at("../store/database.ts")};
    import { openFileStore } from ${at("./file-store.ts")};
    import * as recordings from ${at("./recordings.ts")};
    const { db } = await openStore({ connection: () => (${JSON.stringify(database.connection)}), migrations: ${JSON.stringify(
      fileURLToPath(new URL("../../migrations", import.meta.url)),
    )} });
    const store = await openFileStore(${JSON.stringify(join(dir, "media"))}, () => new Date());
    const stop = (said) => { console.log(said); return new Promise((done) => setTimeout(done, 60_000)); };
    ${script}`;
  const running = execFile(process.execPath, ["--input-type=module-typescript", "-e", whole]);
  const [said] = await once(running.stdout as NodeJS.ReadableStream, "data");
  running.kill("SIGKILL");
  await once(running, "exit");
  return String(said).trim();
}

test.each([
  [
    "before its file",
    `const half = { ...store, keep: stop }; await recordings.keepAside({ db, store: half }, Buffer.from("x"), "audio/webm");`,
  ],
  [
    "after its file",
    `await stop(await recordings.keepAside({ db, store }, Buffer.from("x"), "audio/webm"));`,
  ],
  [
    "while a move is saved",
    `const name = await recordings.keepAside({ db, store }, Buffer.from("x"), "audio/webm");
     await db.transaction(async (tx) => {
       await recordings.ownRecordings(tx, { learner: ANA, exercise: ANA, names: [name] });
       await stop(name);
     });`,
  ],
  [
    "while it is swept",
    `const name = await recordings.keepAside({ db, store }, Buffer.from("x"), "audio/webm");
     const half = { ...store, remove: async (name) => { await store.remove(name); await stop(name); } };
     await recordings.sweepLoose({ db, store: half }, new Date(Date.now() + 3_660_000));`,
  ],
])("a process that is killed %s leaves nothing after the next sweep", async (_when, script) => {
  const name = await killed(script.replaceAll("ANA", JSON.stringify(ana)));
  expect(name).toMatch(/^[0-9a-f]{64}\.webm$/);
  expect(await database.db.$count(looseMedia, eq(looseMedia.name, name))).toBe(1);

  // the database may yet hold what the dead process locked
  await expect
    .poll(async () => {
      await media.sweep(inAnHour());
      return database.db.$count(looseMedia);
    })
    .toBe(0);

  expect(files()).not.toContain(name);
  expect(await database.db.$count(recording, eq(recording.name, name))).toBe(0);
});
