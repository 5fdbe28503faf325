import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { chance } from "#faults/chance.ts";
import { media } from "#store/tables.ts";
import { aDatabase } from "#store/test-database.ts";
import { openBothStores } from "./both-stores.ts";
import { copyFiles } from "./copying/copy-files.ts";
import { openFileStore } from "./file-store.ts";
import { newName } from "./media-name.ts";
import type { MediaStore } from "./media-store.ts";
import { openS3Store, type S3Store } from "./s3-store.ts";
import type { BucketPlace } from "./settings.ts";
import { aSwift } from "./test-swift.ts";

// a second real server, with what the one of every run refuses: lists, and signatures checked everywhere
const swift = process.env.LONG ? await aSwift() : { reason: "only in the long run" };
const place = "place" in swift ? swift.place : ({} as BucketPlace);
const dir = mkdtempSync(join(tmpdir(), "salida-media-"));
const folder = join(dir, "media");

afterAll(async () => {
  rmSync(dir, { recursive: true });
  if ("close" in swift) await swift.close();
});

async function read(store: MediaStore, name: string): Promise<Buffer | undefined> {
  const facts = await store.find(name);
  return facts && buffer(store.read(name, { first: 0, last: facts.size - 1 }));
}

describe.skipIf("reason" in swift)("Debian's Swift", () => {
  test("keeps, gives in parts and removes", async () => {
    const store = openS3Store(place);
    const bytes = randomBytes(700_000);
    const name = await store.put(bytes, "audio/mpeg");

    expect(await store.fault()).toBeUndefined();
    expect(await openS3Store(place).find(name)).toEqual({ type: "audio/mpeg", size: 700_000 });
    for (const [first, last] of [
      [0, 0],
      [0, 699_999],
      [262_143, 262_144],
      [699_999, 699_999],
    ] as const)
      expect(await buffer(store.read(name, { first, last }))).toEqual(bytes.subarray(first, last + 1));
    await store.remove(name);
    await store.remove(name);
    expect(await openS3Store(place).find(name)).toBeUndefined();
  });

  test("refuses a wrong secret and a wrong key, and tells a missing bucket", async () => {
    const wrong = [
      openS3Store({ ...place, secret: "guessed" }),
      openS3Store({ ...place, key: "test:nobody" }),
    ];

    for (const store of wrong) {
      expect(await store.fault()).toMatchObject({ lasting: true, what: expect.stringContaining("refused") });
      await expect(store.put(randomBytes(10), "audio/wav")).rejects.toMatchObject({ code: "unavailable" });
      await expect(store.names().next()).rejects.toThrow("refuses to list");
    }
    expect(await openS3Store({ ...place, bucket: "another" }).fault()).toMatchObject({ lasting: true });
  });

  test("a thousand and a half files move in while two servers write, read and remove: none is lost, none comes back", async () => {
    const files = await openFileStore(folder, () => new Date());
    const old = await Promise.all(
      Array.from({ length: 1_500 }, (_, at) => files.put(Buffer.from(`file ${at}`), "audio/wav")),
    );
    const voices = Array.from({ length: 200 }, () => newName("audio/webm"));
    for (const name of voices) await files.keep(name, Buffer.from(name));
    const { db, drop } = await aDatabase();
    await db.insert(media).values([...old, ...voices].map((name) => ({ key: name, name })));
    const copy = (bucket: S3Store) =>
      copyFiles({ folder, bucket, db, now: () => new Date() }, () => undefined);
    const servers = [0, 1].map(() => openBothStores(openS3Store(place), files));
    const written: string[] = [];
    const unread: string[] = [];
    let copying = true;
    async function serve(server: MediaStore, own: string[], seed: number): Promise<void> {
      const { pick } = chance(seed);
      while (copying || own.length > 0) {
        const gone = own.pop();
        if (gone) {
          await db.delete(media).where(eq(media.name, gone));
          await server.remove(gone);
        }
        const name = await server.put(randomBytes(50), "audio/wav");
        written.push(name);
        for (const some of [pick(old), name]) if (!(await read(server, some))) unread.push(some);
      }
    }
    const load = servers.map((server, at) =>
      serve(
        server,
        voices.filter((_, place) => place % 2 === at),
        at,
      ),
    );

    const { copied } = await copy(openS3Store(place));
    copying = false;
    await Promise.all(load);

    const fresh = openS3Store(place);
    const names: string[] = [];
    for await (const page of fresh.names()) names.push(...page);
    expect(unread).toEqual([]);
    expect(copied).toBeGreaterThanOrEqual(1_500);
    expect(new Set(names)).toEqual(new Set([...old, ...written]));
    expect(String(await read(fresh, old[700] ?? ""))).toBe("file 700");
    expect(await copy(fresh)).toMatchObject({ copied: 0, removed: 0 });
    await drop();
  }, 600_000);
});
