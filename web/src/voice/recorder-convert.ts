import { bareType, fits, isSendable } from "./recorder-format.ts";
import { mixed, wavOf } from "./recorder-wav.ts";

/** Samples a second: all that speech needs. */
const rate = 16_000;

/** A recording that can be sent: as it is, or as a WAV file. Rejects where the browser cannot read what it recorded. */
export async function sendable(recording: Blob): Promise<Blob> {
  if (isSendable(recording)) return new Blob([recording], { type: bareType(recording.type) });
  const wav = new Blob([await asWav(recording)], { type: "audio/wav" });
  if (!fits(wav.size)) throw new Error(`a recording of ${wav.size} bytes`);
  return wav;
}

async function asWav(recording: Blob): Promise<ArrayBuffer> {
  // what is decoded comes out at the context's own rate
  const context = new OfflineAudioContext(1, 1, rate);
  const sound = await context.decodeAudioData(await recording.arrayBuffer());
  const channels = Array.from({ length: sound.numberOfChannels }, (_, at) => sound.getChannelData(at));
  return wavOf(mixed(channels), rate);
}
