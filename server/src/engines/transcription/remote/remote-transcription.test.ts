import { readFile } from "node:fs/promises";
import { afterAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { aNoise, noises } from "#engines/sound/test-sounds.ts";
import { wavOf } from "#engines/sound/wav-of.ts";
import { voices } from "#engines/speech/speech.ts";
import { testVoice } from "#engines/speech/test-voice.ts";
import { textShapes } from "#engines/text/settings.ts";
import { openTestProvider, type Reply } from "#engines/text/test-provider/open-test-provider.ts";
import { transcriptionShapes } from "#engines/transcription/settings.ts";
import { type Transcription, TranscriptionFault } from "#engines/transcription/transcription.ts";
import { packetsOf } from "#media/audio-file.ts";
import { openRemoteTranscription } from "./open-remote-transcription.ts";

const provider = await openTestProvider();
const opened: Transcription[] = [];
afterAll(async () => {
  await Promise.all(opened.map((engine) => engine.close()));
  await provider.close();
});
const words = "I like old books, and I have three of them.";
beforeEach(() => {
  provider.asked.length = 0;
  provider.answer(() => ({ text: words }));
});

const entry = new URL("./measuring-worker.ts", import.meta.url);

function engineOf(more: Record<string, string> = {}): Transcription {
  const settings = z.object({ ...textShapes, ...transcriptionShapes }).parse({
    TRANSCRIPTION_MODEL: "openai-compatible:an:ear",
    OPENAI_API_KEY: "key-1",
    GOOGLE_GENERATIVE_AI_API_KEY: "key-3",
    OPENAI_COMPATIBLE_URL: "http://127.0.0.1:1/v1",
    ...more,
  });
  const engine = openRemoteTranscription(settings, entry, {
    addresses: provider.addresses,
    pause: 1,
    rest: 1,
  });
  if (!engine) throw new Error("No model is set.");
  opened.push(engine);
  return engine;
}
const compatible = engineOf();

const recorded = (bytes: Buffer) => ({
  bytes,
  seconds: (bytes.length - 44) / 32_000,
  packets: packetsOf(bytes),
});
const heard = (bytes: Buffer, engine = compatible) => engine.hear(recorded(bytes), "ann");

test.each(["openai", "openai-compatible", "google"])(
  "%s is sent what was recorded, and what it heard is shown",
  async (name) => {
    const sound = await testVoice(words, "woman");

    expect(await heard(sound, engineOf({ TRANSCRIPTION_MODEL: `${name}:an:ear` }))).toBe(words);
    expect(provider.asked.map((asked) => [asked.provider, asked.recording?.equals(sound)])).toEqual([
      [name, true],
    ]);
  },
);

test.each(voices)("what the %s says is let through, be it a word or two sentences", async (voice) => {
  for (const text of [
    "Yes.",
    "Hello!",
    "Good morning. My brother makes a very large chocolate cake for all of us.",
  ]) {
    provider.answer(() => ({ text }));
    expect(await heard(await testVoice(text, voice))).toBe(text);
  }
});

/** What engines really write for sounds in which nobody speaks, and what could have been said. */
const plausible = [
  "Thank you.",
  "you",
  "Okay.",
  "I think so, yes.",
  "Hello, how are you today?",
  "Bye.",
  words,
];
const many = process.env.LONG ? 200 : 24;

test(`of ${many} recordings in which nobody speaks none is shown as said, and none is sent to anybody`, async () => {
  const shown: (string | undefined)[] = [];
  for (let at = 0; at < many; at += 1) {
    provider.answer(() => ({ text: plausible[at % plausible.length] ?? words }));
    const noise = aNoise(noises[at % noises.length] ?? "", 1 + (at % 7), `recorded ${at}`);
    shown.push(await heard(wavOf(noise)));
  }

  expect(shown).toEqual(Array(many).fill(undefined));
  expect(provider.asked).toEqual([]);
}, 300_000);

test("a recording in WebM is decoded first: one of a machine's beeps is sent to nobody", async () => {
  const bytes = await readFile(new URL("../../../media/test-recording.webm", import.meta.url));

  expect(packetsOf(bytes)?.length).toBeGreaterThan(10);
  expect(await heard(bytes)).toBeUndefined();
  expect(provider.asked).toEqual([]);
});

test("words for which there is no time in what was said are not shown", async () => {
  provider.answer(() => ({ text: `${words} ${words}` }));

  expect(await heard(await testVoice("Good morning."))).toBeUndefined();
  expect(provider.asked).toHaveLength(1);
});

test.each([
  ["fails", { status: 500 }],
  ["refuses the key", { status: 401 }],
  ["has too much to do", { status: 429, headers: { "retry-after": "60" } }],
  ["sends a page", { raw: "<html>Sorry</html>" }],
  ["sends another form", { raw: '{"words":1}' }],
  ["never stops", { raw: `{"text":"${"a ".repeat(500_000)}"}` }],
  ["breaks off", { raw: '{"text":"I li', cutAfter: 0 }],
] satisfies [string, Reply][])(
  "a provider that %s is a fault, and what was said stands in none",
  async (_name, reply) => {
    provider.answer(() => reply);

    const fault = await heard(await testVoice(words)).catch((error) => error);

    expect(fault).toBeInstanceOf(TranscriptionFault);
    expect(fault.message).toMatch(/^openai-compatible:an:ear: /);
    expect(fault.message).not.toContain("books");
  },
);

test("an empty answer is nothing heard", async () => {
  provider.answer(() => ({ text: "" }));

  expect(await heard(await testVoice(words))).toBeUndefined();
});

test("what is no sound is measured as none", async () => {
  expect(await compatible.hear({ bytes: Buffer.from("RIFF"), seconds: 1 }, "ann")).toBeUndefined();
  expect(
    await compatible.hear(
      { bytes: Buffer.alloc(9), seconds: 1, packets: [Buffer.from("\u0003\u00ff\u00ff")] },
      "ann",
    ),
  ).toBeUndefined();
});
