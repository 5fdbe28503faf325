import { createMp3Encoder } from "wasm-media-encoders";

/** Thousand bits a second. It is the same all along: browsers work out the length and seek by it. */
const bitrate = 48;

/** Samples by which a player hears everything late: what an encoder and a decoder need before the first one. */
const late = 1105;

/** Samples a second that a recording may have. */
export type Rate = 16_000 | 24_000;

/** Seconds by which a player hears everything late. */
export function delayAt(rate: Rate): number {
  return late / rate;
}

/** Sound as an MP3 without tags, one channel. */
export async function encode(samples: Float32Array, rate: Rate): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: rate, channels: 1, bitrate });
  // what it gives is its own memory, used again by the next call
  const parts = [encoder.encode([samples]).slice(), encoder.finalize().slice()];
  return new Uint8Array(Buffer.concat(parts));
}

/** Seconds that an encoded recording lasts. */
export function secondsOf({ length }: Uint8Array): number {
  return (length * 8) / (bitrate * 1_000);
}
