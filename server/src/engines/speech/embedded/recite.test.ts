import { sentencesOf } from "@salida/rules/sentences.ts";
import { rateTolerance } from "@salida/rules/speech-rates.ts";
import { beforeAll, expect, test } from "vitest";
import { type Voice, voices } from "#engines/speech/speech.ts";
import { type Flite, loadFlite } from "./flite.ts";
import { recite } from "./recite.ts";
import { medianPitch, powerOf, silences } from "./test-sound.ts";

let flite: Flite;
beforeAll(async () => {
  flite = await loadFlite();
});

const plain =
  "My father makes the soup on Friday evening. My brother makes a very large chocolate cake for all of us. I am only the one who washes the plates.";

test("a dialogue's two voices are far apart in pitch, and no two voices are alike", async () => {
  const pitchOf = async (voice: Voice) =>
    medianPitch((await recite(flite, [{ voice, text: plain }], 3)).samples);

  const [woman = 0, man = 0, ...others] = await Promise.all(voices.map(pitchOf));
  const sorted = [woman, man, ...others].toSorted((a, b) => a - b);

  expect(woman - man).toBeGreaterThan(40);
  expect(Math.min(...sorted.slice(1).map((pitch, at) => pitch - (sorted[at] ?? 0)))).toBeGreaterThan(20);
});

test("sentences without a comma are slow enough for beginners too, and no silence is over 1.6 seconds", async () => {
  const text =
    "The woman with the red umbrella walks to the station in the rain and waits there for her son because he comes home from the city on Saturday. He brings a present for his grandmother who lives with them in a small house near the old bridge.";
  const stretches: number[] = [];
  const listening: Flite = (said, voice, stretch) => {
    stretches.push(stretch);
    return flite(said, voice, stretch);
  };

  const { samples, words } = await recite(listening, [{ voice: "woman", text }], 0);
  const quiet = silences(samples);

  expect(Math.abs(words / (samples.length / 16_000 / 60) - 95)).toBeLessThan(rateTolerance / 2);
  expect(Math.max(...stretches)).toBeLessThanOrEqual(1.4);
  expect(Math.max(...quiet.map(([start, end]) => end - start))).toBeLessThanOrEqual(1.6);
});

test("it begins and ends with about 0.3 seconds of silence, and pauses longer after a sentence than within", async () => {
  const text = "First we have cake, then we eat fish, and then we have soup.";
  const { samples, sentences } = await recite(flite, [{ voice: "woman", text: `${text} ${text}` }], 2);
  const quiet = silences(samples).map(([start, end]) => end - start);
  const [first, second] = sentences;

  expect(quiet[0]).toBeGreaterThan(0.25);
  expect(quiet[0]).toBeLessThan(0.45);
  expect(quiet.at(-1)).toBeGreaterThan(0.25);
  expect(quiet.at(-1)).toBeLessThan(0.45);
  expect((second?.at ?? 0) - (first?.until ?? 0)).toBeCloseTo(Math.max(...quiet), 0);
});

test("each sentence is heard in its own time, and between them it is silent", async () => {
  const utterances = [
    { voice: "woman", text: "Hello, Tom. How are you today?\n\nYou look tired." },
    { voice: "man", text: "I am fine. 👋 … I have got £3.50 in my pocket!" },
  ] as const;
  const { samples, sentences } = await recite(flite, utterances, 1);
  const power = (at: number, until: number) => powerOf(samples.slice(at * 16_000, until * 16_000));

  expect(sentences).toHaveLength(utterances.flatMap(({ text }) => sentencesOf(text)).length);
  for (const [at, sentence] of sentences.entries()) {
    const next = sentences[at + 1]?.at ?? samples.length / 16_000;
    expect(power(sentence.at, sentence.until)).toBeGreaterThan(0.02);
    expect(power(sentence.until, next)).toBe(0);
    expect(next).toBeGreaterThan(sentence.until);
  }
});

test("what has no word to say is silence, and says so", async () => {
  const { samples, words, sentences } = await recite(flite, [{ voice: "man", text: "…\n\n👋" }], 1);

  expect(words).toBe(0);
  expect(sentences).toHaveLength(2);
  expect(samples.every((value) => value === 0)).toBe(true);
});
