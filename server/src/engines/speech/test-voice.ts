import { wavOf } from "#engines/sound/wav-of.ts";
import { type Flite, loadFlite, sampleRate } from "./embedded/flite.ts";
import { speakable } from "./embedded/speakable.ts";
import { fliteVoices } from "./embedded/voices.ts";
import { type Voice, voices } from "./speech.ts";

/** Somebody who says a sentence, as a WAV file with a little silence at its ends, as providers send it. */
export type TestVoice = (text: string, voice?: Voice, stretch?: number) => Promise<Buffer>;

let flite: Promise<Flite> | undefined;

/** A provider's voice, lent by the one on board. */
export const testVoice: TestVoice = async (text, voice = "otherMan", stretch = 1) => {
  flite ??= loadFlite();
  const pieces = await (await flite)(speakable(text), fliteVoices[voice], stretch);
  const silence = new Float32Array(0.25 * sampleRate);
  const parts = [silence, ...pieces.flatMap((piece) => [piece, silence])];
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return wavOf(whole, sampleRate);
};

/** Our voice by the name that a provider of OpenAI's kind has for it. */
export function voiceNamed(name: string | undefined): Voice | undefined {
  return voices[["nova", "onyx", "shimmer", "echo"].indexOf(name ?? "")];
}
