import { uploadLimits } from "@salida/rules/exercise-limits.ts";
import { isWav, wavSeconds } from "./wav-file.ts";
import { isWebm, webmPackets, webmSeconds } from "./webm-file.ts";

/** Seconds by which a container may round up what it holds: a packet of Opus has up to 0.12, WebM tells milliseconds. */
const grace = 0.25;

/** What somebody recorded, as its bytes tell. */
export interface AudioFile {
  type: "audio/webm" | "audio/wav";
  seconds: number;
}

/** Why bytes are not taken as a recording. */
export interface AudioFault {
  fault: string;
}

/**
 * What a recording is and how long, by nothing but its bytes: WAV with 16 bits a sample, or WebM with one track of
 * Opus. Every byte has its place in the format, none comes before it or after.
 */
export function readAudio(bytes: Buffer): AudioFile | AudioFault {
  if (bytes.length === 0) return { fault: "is empty" };
  if (isWav(bytes)) return taken("audio/wav", wavSeconds(bytes));
  if (isWebm(bytes)) return taken("audio/webm", webmSeconds(bytes));
  return { fault: "is neither WebM nor WAV" };
}

/** The packets of Opus in a recording in WebM; a WAV has none. */
export function packetsOf(bytes: Buffer): readonly Buffer[] | undefined {
  return isWebm(bytes) ? webmPackets(bytes) : undefined;
}

function taken(type: AudioFile["type"], seconds: number | undefined): AudioFile | AudioFault {
  if (seconds === undefined) return { fault: "is no whole recording of sound alone" };
  if (seconds > uploadLimits.seconds + grace)
    return { fault: `is longer than ${uploadLimits.seconds} seconds` };
  const rounded = Math.round(seconds * 100) / 100;
  return rounded > 0 ? { type, seconds: rounded } : { fault: "is empty" };
}
