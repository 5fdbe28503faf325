import type { Span } from "#engines/speech/speech.ts";
import type { Rate } from "./encode.ts";
import { bent, gainFor } from "./loudness.ts";
import type { Pause } from "./pauses.ts";

/** Seconds of silence at each end. */
export const edge = 0.3;
/** A voice that is stretched more is hard to understand; one that is pressed more sounds hurried. */
const stretches = { least: 0.85, most: 1.4 };

/** Sound as the encoder takes it, -1 to 1, with the seconds at which each sentence is heard. */
export interface Recital {
  samples: Float32Array;
  rate: Rate;
  words: number;
  sentences: Span[];
}

/** A sentence that was said, in pieces between which the speaker paused: samples, -1 to 1. */
export interface Said {
  pieces: readonly Float32Array[];
  /** What follows it. */
  pause: Pause;
}

/** A stretch as far as is good. */
export function held(stretch: number): number {
  return Math.min(stretches.most, Math.max(stretches.least, stretch));
}

/** Seconds in which somebody speaks. */
export function spokenSeconds(said: readonly Said[], rate: Rate): number {
  return said.flatMap(({ pieces }) => pieces).reduce((sum, { length }) => sum + length, 0) / rate;
}

/** One pause after each piece but the last. */
export function pausesOf(said: readonly Said[]): Pause[] {
  const pauses = said.flatMap(({ pieces, pause }) =>
    pieces.map((_, at) => (at === pieces.length - 1 ? pause : ("phrase" as const))),
  );
  return pauses.slice(0, -1);
}

/** Lays all pieces one after the other, each sentence as loud as all speech, with these pauses between them. */
export function assemble(
  said: readonly Said[],
  pauses: readonly number[],
  rate: Rate,
): Pick<Recital, "samples" | "sentences"> {
  const silence = pauses.reduce((sum, pause) => sum + pause, 2 * edge);
  const samples = new Float32Array(Math.ceil((spokenSeconds(said, rate) + silence) * rate));
  const sentences: Span[] = [];
  const left = [...pauses];
  let at = edge;
  let until = edge;
  for (const { pieces } of said) {
    const begun = pieces.length > 0 ? at : until;
    const gain = gainFor(inOne(pieces, left, rate), rate);
    for (const piece of pieces) {
      lay(samples, Math.round(at * rate), piece, gain);
      until = at + piece.length / rate;
      at = until + (left.shift() ?? 0);
    }
    sentences.push({ at: begun, until });
  }
  return { samples, sentences };
}

/** A sentence as it is heard, with the pauses after its pieces. */
function inOne(pieces: readonly Float32Array[], pauses: readonly number[], rate: Rate): Float32Array {
  const starts: number[] = [];
  let length = 0;
  for (const [at, piece] of pieces.entries()) {
    starts.push(length);
    const pause = at === pieces.length - 1 ? 0 : (pauses[at] ?? 0);
    length += piece.length + Math.round(pause * rate);
  }
  const whole = new Float32Array(length);
  for (const [at, piece] of pieces.entries()) whole.set(piece, starts[at]);
  return whole;
}

/** Samples over which a piece comes and goes, so that its edges do not click. */
const fade = 80;

function lay(samples: Float32Array, start: number, piece: Float32Array, gain: number): void {
  for (const [at, value] of piece.entries()) {
    const edgeGain = Math.min(1, at / fade, (piece.length - 1 - at) / fade);
    samples[start + at] = bent(value * gain * edgeGain);
  }
}
