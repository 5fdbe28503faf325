import { OpusDecoder } from "opus-decoder";
import { readWav, type Sound } from "#engines/sound/pcm.ts";
import { voicedIn } from "#engines/sound/voiced.ts";
import type { Measured, Recorded } from "#engines/transcription/transcription.ts";

/** Samples a second: voices are all there below half of it. */
const rate = 16_000;

/** What is to be known of a recording before anybody is asked what is said in it. */
export async function measure(recorded: Recorded): Promise<Measured> {
  const sound = recorded.packets ? await decoded(recorded.packets) : readWav(recorded.bytes);
  return sound && voicedIn(sound);
}

/** The sound of Opus packets; undefined where one of them is none. */
async function decoded(packets: readonly Uint8Array[]): Promise<Sound | undefined> {
  const decoder = new OpusDecoder({
    ...{ sampleRate: rate, channels: 1, streamCount: 1, coupledStreamCount: 0, channelMappingTable: [0] },
  });
  await decoder.ready;
  try {
    const { channelData, errors } = decoder.decodeFrames([...packets]);
    const [samples] = channelData;
    return samples && errors.length === 0 ? { samples, rate } : undefined;
  } finally {
    decoder.free();
  }
}
