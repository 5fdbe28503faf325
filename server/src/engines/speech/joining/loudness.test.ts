import { beforeAll, describe, expect, test } from "vitest";
import { voices } from "#engines/speech/speech.ts";
import { type Flite, loadFlite } from "../embedded/flite.ts";
import { recite } from "../embedded/recite.ts";
import { bent, loudnessOf, speechLoudness } from "./loudness.ts";

const rate = 16_000;

function tone(hertz: number, size: number, seconds: number, at = rate): Float32Array {
  return Float32Array.from(
    { length: seconds * at },
    (_, i) => size * Math.sin((2 * Math.PI * hertz * i) / at),
  );
}

test.each([16_000, 48_000])(
  "a full tone of 1 kHz is 3 LUFS below full scale, as the standard says (%i Hz)",
  (at) => {
    expect(loudnessOf(tone(1_000, 1, 2, at), at)).toBeCloseTo(-3.01, 1);
  },
);

test("half the size is 6 less, silence around it changes nothing, and what is low is heard as less", () => {
  const loud = tone(1_000, 0.5, 2);
  const within = new Float32Array(10 * rate);
  within.set(loud, 3 * rate);

  expect(loudnessOf(loud, rate)).toBeCloseTo(-9.03, 1);
  expect(Math.abs(loudnessOf(within, rate) - loudnessOf(loud, rate))).toBeLessThan(0.7);
  expect(loudnessOf(tone(30, 0.5, 2), rate)).toBeLessThan(-14);
  expect(loudnessOf(new Float32Array(rate), rate)).toBe(Number.NEGATIVE_INFINITY);
});

test("what is too loud is bent, never cut", () => {
  expect([0.5, -0.8, 0.9, 3].map(bent)).toEqual([0.5, -0.8, expect.closeTo(0.892, 2), expect.closeTo(1, 3)]);
});

describe("what is said", () => {
  let flite: Flite;
  beforeAll(async () => {
    flite = await loadFlite();
  });
  const texts = [
    "Yes. I was there on Monday! The old man with the brown dog shouted at us, and we ran. Why did he do that? Nobody knows.",
    "Soup? No, thank you. She has six sisters. Their names all begin with S. It was a dark and stormy night by the sea.",
  ];

  test.each(voices)("by the %s is as loud in every sentence, and as loud as all speech", async (voice) => {
    for (const text of texts) {
      const { samples, sentences } = await recite(flite, [{ voice, text }], 3);
      const each = sentences.map(({ at, until }) =>
        loudnessOf(samples.slice(Math.round(at * rate), Math.round(until * rate)), rate),
      );
      expect(Math.max(...each) - Math.min(...each)).toBeLessThan(1);
      expect(Math.abs(loudnessOf(samples, rate) - speechLoudness)).toBeLessThan(1);
    }
  });
});
