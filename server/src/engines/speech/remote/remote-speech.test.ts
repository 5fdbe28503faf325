import { type Level, levels } from "@salida/rules/levels.ts";
import { rateTolerance, speechRate } from "@salida/rules/speech-rates.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { aNoise } from "#engines/sound/test-sounds.ts";
import { wavOf } from "#engines/sound/wav-of.ts";
import { type SpeechSettings, speechShapes } from "#engines/speech/settings.ts";
import { type Speech, SpeechFault, type Utterance } from "#engines/speech/speech.ts";
import { testVoice, voiceNamed } from "#engines/speech/test-voice.ts";
import { textShapes } from "#engines/text/settings.ts";
import { type Asked, openTestProvider, type Reply } from "#engines/text/test-provider/open-test-provider.ts";
import { openRemoteSpeech } from "./open-remote-speech.ts";

const provider = await openTestProvider();
const opened: Speech[] = [];
afterAll(async () => {
  await Promise.all(opened.map((speech) => speech.close()));
  await provider.close();
});
const speaks = async ({ user, voice }: Asked): Promise<Reply> => ({
  sound: await testVoice(user, voiceNamed(voice)),
});
beforeEach(() => {
  provider.asked.length = 0;
  provider.answer(speaks);
});

const entry = new URL("./joining-worker.ts", import.meta.url);

function speechOf(more: Record<string, string> = {}): Speech {
  const settings: SpeechSettings = z.object({ ...textShapes, ...speechShapes }).parse({
    SPEECH_MODEL: "openai-compatible:a:voice",
    OPENAI_API_KEY: "key-1",
    GOOGLE_GENERATIVE_AI_API_KEY: "key-3",
    OPENAI_COMPATIBLE_URL: "http://127.0.0.1:1/v1",
    TEXT_IDLE: "20",
    ...more,
  });
  const speech = openRemoteSpeech(settings, entry, { addresses: provider.addresses, pause: 1 });
  if (!speech) throw new Error("No model is set.");
  opened.push(speech);
  return speech;
}

const dialogue: Utterance[] = [
  { voice: "woman", text: "Hello, Tom. How are you on this cold and rainy day in the old town?\n\n…" },
  { voice: "man", text: "I am fine, thank you. I was at the market with my sister and her two dogs." },
];
const wish = { who: "somebody" };

async function faultOf(speaking: Promise<unknown>): Promise<SpeechFault> {
  const fault = await speaking.then(
    () => undefined,
    (error) => error,
  );
  expect(fault).toBeInstanceOf(SpeechFault);
  return fault;
}

test.each([
  ["openai", "Bearer key-1"],
  ["openai-compatible", "Bearer none"],
  ["google", undefined],
] as const)("%s is asked sentence by sentence, each in its speaker's voice", async (name, authorization) => {
  const speech = speechOf({ SPEECH_MODEL: `${name}:a:voice`, SPEECH_VOICES: "nova,onyx,shimmer,echo" });

  const { sentences, words } = await speech.speak(dialogue, 2, wish);

  const asked = provider.asked.map(({ user, voice }) => [user.replaceAll(",", ""), voice]);
  expect(asked.toSorted()).toEqual([
    ["Hello Tom.", "nova"],
    ["How are you on this cold and rainy day in the old town?", "nova"],
    ["I am fine thank you.", "onyx"],
    ["I was at the market with my sister and her two dogs.", "onyx"],
  ]);
  expect(new Set(provider.asked.map((one) => one.provider))).toEqual(new Set([name]));
  expect(provider.asked[0]?.headers.authorization).toBe(authorization);
  // what has no word has its span too
  expect(sentences).toHaveLength(5);
  expect(words).toBe(32);
});

test.each([0, 2, 5] as const)(
  "a dialogue keeps to the rate of level %d, each sentence in its own time",
  async (level) => {
    const long = [...dialogue, ...dialogue, ...dialogue];

    const { seconds, words, sentences, peaks, bytes } = await speechOf().speak(long, level as Level, wish);

    expect(levels[level]).toBeDefined();
    expect(Math.abs(words / (seconds / 60) - speechRate(level))).toBeLessThanOrEqual(rateTolerance);
    expect(bytes.length).toBe((seconds * 48_000) / 8);
    for (const [at, { at: begins, until }] of sentences.entries()) {
      expect(until).toBeGreaterThanOrEqual(begins);
      expect(sentences[at + 1]?.at ?? seconds).toBeGreaterThanOrEqual(until);
    }
    expect(Buffer.from(peaks, "base64")).toHaveLength(200);
  },
);

test("how far it is is told, and who asks first does not stop who asks next", async () => {
  const speech = speechOf();
  const shares: number[] = [];
  let share = () => 0;
  provider.answer(async (asked) => {
    shares.push(share());
    return speaks(asked);
  });

  await Promise.all([
    speech.speak(dialogue, 2, {
      who: "a",
      begun: (told) => {
        share = told;
      },
    }),
    speech.speak(dialogue, 2, { who: "b" }),
  ]);

  expect(shares[0]).toBe(0);
  expect(share()).toBeGreaterThan(0.7);
});

const page = Buffer.from("<!doctype html><title>Bad gateway</title>");
const noise = (name: string, seconds: number) => wavOf(aNoise(name, seconds, name));

/** What a provider may send for a sentence of 55 letters instead of it. */
const amiss: [string, Reply | (() => Promise<Reply>), RegExp][] = [
  ["a fault of its own", { status: 500 }, /500/],
  ["too many requests", { status: 429, headers: { "retry-after": "60" } }, /429/],
  ["a key that it refuses", { status: 401 }, /401/],
  ["nothing", { sound: Buffer.alloc(0) }, /./],
  ["a page", { sound: page, type: "text/html" }, /no WAV/],
  ["a page that it calls a sound", { sound: page }, /no WAV/],
  [
    "a sound that breaks off",
    async () => ({
      ...(await speaks({ user: "And then nothing more was ever heard of it by anybody." } as Asked)),
      cutAfter: 1,
    }),
    /./,
  ],
  [
    "a sound on the way of which it stops",
    async () => ({
      ...(await speaks({ user: "And then nothing more was ever heard of it by anybody." } as Asked)),
      silentAfter: 1,
    }),
    /in 2 s/,
  ],
  ["silence", { sound: noise("nothing", 3) }, /silence/],
  ["a hiss", { sound: noise("a loud hiss", 3) }, /nobody speaks/],
  ["a tone", { sound: noise("a tone", 3) }, /nobody speaks/],
  [
    "a word where a sentence was asked for",
    async () => ({ sound: await testVoice("Oh.", "woman", 0.85) }),
    /faster than anybody/,
  ],
  [
    "a speech where a sentence was asked for",
    async () => ({
      sound: await testVoice("And so he spoke on and on, and nobody knew why, ".repeat(8), "man", 1.4),
    }),
    /far too long/,
  ],
  ["more bytes than anybody can want", { sound: Buffer.alloc(9_000_000) }, /more than 8000000 bytes/],
];

test.each(amiss)(
  "%s for one sentence is a recording that is not made",
  async (_name, reply, why) => {
    // the one that stops need not be waited for long; a busy machine is slow to speak the others
    const speech = speechOf(why.source === "in 2 s" ? { TEXT_IDLE: "2" } : {});
    provider.answer((asked) =>
      asked.user.startsWith("How") ? (typeof reply === "function" ? reply() : reply) : speaks(asked),
    );

    const fault = await faultOf(speech.speak(dialogue, 2, wish));

    expect(fault.message).toMatch(why);
    expect(fault.message).not.toContain("rainy");
    expect(fault.busy).toBe(false);
  },
  20_000,
);

test("who waits for a short while is told in time", async () => {
  provider.answer(async (asked) => ({ ...(await speaks(asked)), pace: 3_000 }));
  const began = performance.now();

  await faultOf(speechOf({ TEXT_IDLE: "20" }).speak(dialogue, 2, { ...wish, within: 300 }));

  expect(performance.now() - began).toBeLessThan(1_500);
});

test("another address is not followed to", async () => {
  provider.answer(() => ({
    status: 302,
    headers: { location: `${provider.addresses.openai}/audio/speech` },
  }));

  await faultOf(speechOf({ SPEECH_MODEL: "openai-compatible:a" }).speak(dialogue, 2, wish));

  expect(new Set(provider.asked.map((one) => one.provider))).toEqual(new Set(["openai-compatible"]));
});

test("without a model there is no speech elsewhere", () => {
  const settings = z.object({ ...textShapes, ...speechShapes }).parse({});
  expect(openRemoteSpeech(settings, entry)).toBeUndefined();
});
