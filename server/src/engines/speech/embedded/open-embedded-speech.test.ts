import { fileURLToPath } from "node:url";
import { readLibrary } from "@salida/library/read.ts";
import { type Level, levels } from "@salida/rules/levels.ts";
import { rateTolerance, speechRate } from "@salida/rules/speech-rates.ts";
import { countWords, paragraphsOf } from "@salida/rules/words.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Speech } from "#engines/speech/speech.ts";
import { openEmbeddedSpeech } from "./open-embedded-speech.ts";

let speech: Speech;
const texts = new Map<Level, string>();
beforeAll(async () => {
  speech = openEmbeddedSpeech(new URL("./speech-worker.ts", import.meta.url));
  for (const { kind, level, body } of await readLibrary(
    fileURLToPath(new URL("../../../../../library/texts", import.meta.url)),
  ))
    if (kind === "reading") texts.set(level, (body as { text: string }).text);
});
afterAll(() => speech.close());

/** The kbit/s of each frame of an MPEG-2 layer III file at 16 kHz; fails on anything between the frames. */
function bitRates(bytes: Uint8Array): number[] {
  const rates = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
  const found: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [sync = 0, kind = 0, shape = 0] = bytes.subarray(at, at + 3);
    expect([sync, kind & 0xfe, shape & 0x0c]).toEqual([0xff, 0xf2, 0x08]);
    const rate = rates[(shape >> 4) - 1] ?? 0;
    found.push(rate);
    at += Math.floor((72 * rate * 1_000) / 16_000) + ((shape >> 1) & 1);
  }
  return found;
}

test.each(levels.map((name, level) => [name, level as Level] as const))(
  "a text of %s is spoken at its level's rate, by the length of the file",
  { timeout: 60_000 },
  async (_name, level) => {
    const [first = "", ...rest] = paragraphsOf(texts.get(level) ?? "");
    const utterances = [
      { voice: "man", text: first },
      { voice: "woman", text: rest.join("\n\n") },
    ] as const;

    const { bytes, seconds, words } = await speech.speak(utterances, level, { who: "somebody" });

    expect(words).toBe(countWords(texts.get(level) ?? ""));
    expect(words).toBeGreaterThan(100);
    expect(seconds).toBeCloseTo((bytes.length * 8) / 48_000, 3);
    expect(Math.abs(words / (seconds / 60) - speechRate(level))).toBeLessThanOrEqual(rateTolerance);
    expect(new Set(bitRates(bytes))).toEqual(new Set([48]));
    // for a text of 200 words
    expect((bytes.length / words) * 200).toBeLessThan(950_000);
  },
);

test("the same is spoken the same, and nothing in the file tells what it is", async () => {
  const text = "The secret word is umbrella. Nobody may read it.";

  const [one, other] = await Promise.all(
    [0, 0].map(() => speech.speak([{ voice: "otherWoman", text }], 2, { who: "somebody" })),
  );

  expect(Buffer.from(one?.bytes ?? [])).toEqual(Buffer.from(other?.bytes ?? []));
  expect(Buffer.from(one?.bytes ?? []).toString("latin1")).not.toMatch(/ID3|TAG|Xing|Info|umbrella|flite/i);
});
