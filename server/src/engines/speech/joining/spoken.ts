import type { Spoken } from "#engines/speech/speech.ts";
import type { Recital } from "./assemble.ts";
import { delayAt, encode, secondsOf } from "./encode.ts";
import { peaksOf } from "./peaks.ts";

/** A recital as a recording: encoded, with where each sentence is in the file, and what it looks like. */
export async function spokenOf({ samples, rate, words, sentences }: Recital): Promise<Spoken> {
  const bytes = await encode(samples, rate);
  // to the millisecond
  const inFile = (second: number) => Math.round((second + delayAt(rate)) * 1_000) / 1_000;
  const heard = sentences.map(({ at, until }) => ({ at: inFile(at), until: inFile(until) }));
  const peaks = Buffer.from(peaksOf(samples)).toString("base64");
  return { bytes, type: "audio/mpeg", seconds: secondsOf(bytes), words, sentences: heard, peaks };
}
