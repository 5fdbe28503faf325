import { createMp3Encoder } from "wasm-media-encoders";
import { sampleRate } from "./flite.ts";

/** Thousand bits a second. It is the same all along: browsers work out the length and seek by it. */
const bitrate = 48;

/** Seconds by which a player hears everything late: what an encoder and a decoder need before the first sample. */
export const delay = 1105 / sampleRate;

/** Sound as an MP3 without tags, one channel. */
export async function encode(samples: Float32Array): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate });
  // what it gives is its own memory, used again by the next call
  const parts = [encoder.encode([samples]).slice(), encoder.finalize().slice()];
  return new Uint8Array(Buffer.concat(parts));
}

/** Seconds that an encoded recording lasts. */
export function secondsOf({ length }: Uint8Array): number {
  return (length * 8) / (bitrate * 1_000);
}
