import { expect, test } from "vitest";
import { readWav } from "#engines/sound/pcm.ts";
import { medianPitch } from "#engines/speech/embedded/test-sound.ts";
import { voices } from "#engines/speech/speech.ts";
import { testVoice } from "#engines/speech/test-voice.ts";
import { stretched } from "./stretched.ts";

const rate = 16_000;
const power = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);

test.each(voices)("the %s is slower or faster by it, and no higher, lower or fainter", async (voice) => {
  const wave = await testVoice("My brother makes a very large chocolate cake for all of us.", voice);
  const said = readWav(wave)?.samples ?? new Float32Array();
  for (const stretch of [0.85, 1.2, 1.4]) {
    const other = stretched(said, rate, stretch);
    expect(other.length / said.length).toBeCloseTo(stretch, 2);
    expect(Math.abs(medianPitch(other) / medianPitch(said) - 1)).toBeLessThan(0.05);
    expect(Math.abs(power(other) / power(said) - 1)).toBeLessThan(0.15);
  }
});

test("what is all but as long as it should be stays as it is", () => {
  const said = Float32Array.from({ length: 8_000 }, (_, at) => Math.sin(at / 10));
  expect(stretched(said, rate, 1.01)).toBe(said);
});
