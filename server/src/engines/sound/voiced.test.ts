import { expect, test } from "vitest";
import { voices } from "#engines/speech/speech.ts";
import { testVoice } from "#engines/speech/test-voice.ts";
import { readWav } from "./pcm.ts";
import { aNoise, noises, rate } from "./test-sounds.ts";
import { hasSpeech, voicedIn } from "./voiced.ts";

const each = process.env.LONG ? 100 : 2;

test.each(noises)("nobody speaks in %s", (name) => {
  for (let seed = 0; seed < each; seed += 1) {
    const samples = aNoise(name, 1 + (seed % 8), `${name} ${seed}`);
    expect([seed, hasSpeech(voicedIn({ samples, rate }))]).toEqual([seed, false]);
  }
});

test.each(voices)(
  "the %s speaks, be it a word or a sentence, loud or low, with a hiss or without",
  async (voice) => {
    for (const text of ["Yes.", "Hello.", "My brother makes a very large chocolate cake for all of us."]) {
      const sound = readWav(await testVoice(text, voice));
      for (const [gain, hiss] of [
        [1, 0],
        [0.1, 0.0005],
        [0.02, 0],
      ] as const) {
        const noise = aNoise("a loud hiss", 8, "hiss");
        const samples =
          sound?.samples.map((value, at) => value * gain + hiss * (noise[at] ?? 0)) ?? new Float32Array();
        expect([text, gain, hasSpeech(voicedIn({ samples, rate }))]).toEqual([text, gain, true]);
      }
    }
  },
);

test("how long somebody speaks is told without the silence around it", async () => {
  const text = "I like old books too, and I read one of them every week.";
  const said = readWav(await testVoice(text))?.samples ?? new Float32Array();
  const samples = new Float32Array(said.length + 20 * rate);
  samples.set(said, 5 * rate);

  const { speech } = voicedIn({ samples, rate });

  expect(speech).toBeGreaterThan(said.length / rate - 1);
  expect(speech).toBeLessThan(said.length / rate + 0.3);
});
