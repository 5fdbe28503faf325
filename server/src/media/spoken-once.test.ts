import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbeddedSpeech } from "#engines/embedded/embedded-speech.ts";
import type { Speech, Utterance } from "#engines/speech.ts";
import { media as mediaTable } from "#store/tables.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { type Media, openMedia } from "./media.ts";
import { spokenOnce } from "./spoken-once.ts";

let database: TestDatabase;
let media: Media;
let speech: Speech;
let dir = "";
beforeAll(async () => {
  database = await aDatabase();
  dir = mkdtempSync(join(tmpdir(), "salida-spoken-"));
  media = await openMedia({
    db: database.db,
    dataDir: dir,
    secret: "for this test alone",
    now: () => new Date(),
  });
  speech = openEmbeddedSpeech(new URL("../engines/embedded/speech-worker.ts", import.meta.url));
});
afterAll(async () => {
  await speech.close();
  await database.drop();
  rmSync(dir, { recursive: true });
});

const dialogue: Utterance[] = [
  { voice: "woman", text: "Hello, Tom. How are you?" },
  { voice: "man", text: "I am fine, thank you." },
];

test("a dialogue is spoken once for all who need it, and its timings are kept", async () => {
  const parts = { speech, makeOnce: media.makeOnce };

  const recordings = await Promise.all([0, 1, 2].map(() => spokenOnce(parts, dialogue, 1)));
  const again = await spokenOnce(parts, dialogue, 1);
  const slower = await spokenOnce(parts, dialogue, 0);

  expect(new Set([...recordings, again].map((each) => JSON.stringify(each))).size).toBe(1);
  expect(again.sentences).toHaveLength(3);
  expect(again.seconds).toBeGreaterThan(again.sentences[2]?.until ?? Number.NaN);
  expect(slower.name).not.toBe(again.name);
  expect((await media.store.find(again.name))?.size).toBe((again.seconds * 48_000) / 8);
  expect(await database.db.select().from(mediaTable)).toHaveLength(2);
});

test("where there is no speech to be had it is unavailable, and tried anew the next time", async () => {
  const closed = openEmbeddedSpeech(new URL("../engines/embedded/speech-worker.ts", import.meta.url));
  await closed.close();
  const asked: Utterance[] = [{ voice: "otherMan", text: "Good night." }];

  await expect(spokenOnce({ speech: closed, makeOnce: media.makeOnce }, asked, 3)).rejects.toMatchObject({
    code: "unavailable",
  });
  expect((await spokenOnce({ speech, makeOnce: media.makeOnce }, asked, 3)).seconds).toBeGreaterThan(0.5);
});
