import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { media } from "#store/tables.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { openFileStore } from "./file-store.ts";
import { forgetMade, openMakeOnce } from "./make-once.ts";
import type { MediaStore } from "./media-store.ts";

let database: TestDatabase;
let dir = "";
let store: MediaStore;
beforeAll(async () => {
  database = await aDatabase();
  dir = mkdtempSync(join(tmpdir(), "salida-once-"));
  store = await openFileStore(dir, () => new Date());
});
afterAll(async () => {
  await database.drop();
  rmSync(dir, { recursive: true });
});

/** As a process of its own would have it: it shares nothing with the others but database and folder. */
const anotherProcess = (leave?: number) =>
  openMakeOnce({ db: database.db, store, ...(leave !== undefined && { leave }) });

function aMaker(text: string) {
  const maker = {
    times: 0,
    make: async () => {
      maker.times += 1;
      await sleep(50);
      return { bytes: Buffer.from(text), type: "audio/mpeg" as const, details: { said: text } };
    },
  };
  return maker;
}

test("of many who need it at once, in three processes, one makes it and all get it", async () => {
  const maker = aMaker("many");
  const processes = [anotherProcess(), anotherProcess(), anotherProcess()];

  const made = await Promise.all(
    processes.flatMap((once) => Array.from({ length: 8 }, () => once("many", maker.make))),
  );

  expect(maker.times).toBe(1);
  expect(new Set(made.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(made[0]?.details).toEqual({ said: "many" });
  expect((await store.find(made[0]?.name ?? ""))?.size).toBe(4);
});

test("a dead maker's turn ends though it was given while the clock was ahead", async () => {
  const leftUntil = sql`now() + interval '1 day'`;
  await database.db.insert(media).values({ key: "ahead", maker: crypto.randomUUID(), leftUntil });

  expect((await anotherProcess()("ahead", aMaker("ahead").make)).details).toEqual({ said: "ahead" });
});

test("what is forgotten is gone, file and all, unless another key names the same", async () => {
  const once = anotherProcess();
  const { name } = await once("refused", aMaker("alike").make);
  await once("taken", aMaker("alike").make);

  await forgetMade({ db: database.db, store }, "refused");
  expect(await store.find(name)).toBeDefined();
  await forgetMade({ db: database.db, store }, "taken");
  expect(await store.find(name)).toBeUndefined();
  await forgetMade({ db: database.db, store }, "never made");
  const again = aMaker("alike");
  expect((await once("taken", again.make)).name).toBe(name);
  expect(again.times).toBe(1);
});

test("what was made is not made again, and another key is another thing", async () => {
  const maker = aMaker("again");
  const [first, second, other] = [
    await anotherProcess()("again", maker.make),
    await anotherProcess()("again", maker.make),
    await anotherProcess()("other", maker.make),
  ];

  expect(maker.times).toBe(2);
  expect(second).toEqual(first);
  expect(other.name).toBe(first.name);
});

test("one that fails tells why and leaves nothing; the next makes it", async () => {
  const maker = aMaker("failing");
  const failing = () =>
    anotherProcess()("failing", () => sleep(20).then(() => Promise.reject(new Error("broke"))));

  await expect(failing()).rejects.toThrow("broke");
  const [, made] = await Promise.allSettled([
    failing(),
    sleep(5).then(() => anotherProcess()("failing", maker.make)),
  ]);

  expect(made).toMatchObject({ status: "fulfilled", value: { details: { said: "failing" } } });
  expect(maker.times).toBe(1);
});

test("a file that got lost is made anew, once", async () => {
  const maker = aMaker("lost");
  const { name } = await anotherProcess()("lost", maker.make);
  await store.remove(name);

  await Promise.all([anotherProcess()("lost", maker.make), anotherProcess()("lost", maker.make)]);

  expect(maker.times).toBe(2);
  expect(await store.find(name)).toBeDefined();
});

test("a maker that is slow keeps its leave by being at work", async () => {
  const slow = aMaker("slow");
  const quick = aMaker("quick");
  const make = async () => {
    await sleep(2_500);
    return slow.make();
  };

  const made = await Promise.all([
    anotherProcess(1)("slow", make),
    sleep(200).then(() => anotherProcess(1)("slow", quick.make)),
  ]);

  expect(made[1]).toEqual(made[0]);
  expect([slow.times, quick.times]).toEqual([1, 0]);
});

test("a process that is killed in the midst leaves nothing half, and the next one makes it", async () => {
  const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const script = `import { openStore } from ${at("../store/database.ts")};
    import { openFileStore } from ${at("./file-store.ts")};
    import { openMakeOnce } from ${at("./make-once.ts")};
    const { db } = await openStore({ connection: () => (${JSON.stringify(database.connection)}), migrations: ${JSON.stringify(
      fileURLToPath(new URL("../../migrations", import.meta.url)),
    )} });
    const store = await openFileStore(${JSON.stringify(dir)}, () => new Date());
    await openMakeOnce({ db, store, leave: 1 })("killed", () => { console.log("at work"); return new Promise((done) => setTimeout(done, 60_000)); });`;
  const process_ = execFile(process.execPath, ["--input-type=module-typescript", "-e", script]);
  await once(process_.stdout as NodeJS.ReadableStream, "data");
  process_.kill("SIGKILL");
  await once(process_, "exit");
  const maker = aMaker("killed");

  const made = await anotherProcess(1)("killed", maker.make);

  expect(made.details).toEqual({ said: "killed" });
  expect(maker.times).toBe(1);
  expect(readdirSync(join(dir, ".new"))).toEqual([]);
});
