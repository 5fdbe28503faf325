import type { Level } from "@salida/rules/levels.ts";
import { speechRate } from "@salida/rules/speech-rates.ts";
import { readWav } from "#engines/sound/pcm.ts";
import { atRate } from "#engines/sound/resample.ts";
import {
  assemble,
  edge,
  held,
  pausesOf,
  type Said,
  spokenSeconds,
} from "#engines/speech/joining/assemble.ts";
import { type Pause, roomFor, shareOut } from "#engines/speech/joining/pauses.ts";
import { phrasesOf } from "#engines/speech/joining/phrases.ts";
import { spokenOf } from "#engines/speech/joining/spoken.ts";
import { stretched } from "#engines/speech/joining/stretched.ts";
import { unfit } from "#engines/speech/joining/unfit.ts";
import type { Spoken } from "#engines/speech/speech.ts";

/** Samples a second of a recording: those that the providers speak with. */
const rate = 24_000;

/** A sentence, and what a provider sent for it: nothing where there is nothing to say. */
export interface Sent {
  text: string;
  pause: Pause;
  sound: Uint8Array | null;
}

export interface JoinJob {
  sent: readonly Sent[];
  words: number;
  level: Level;
}

/** The recording, or why there is none: a sentence's sound is not that sentence. */
export type Joined = { spoken: Spoken } | { fault: string };

/** Makes one recording at a level's rate of sentences spoken by somebody else, if all of them are what they should be. */
export async function join({ sent, words, level }: JoinJob): Promise<Joined> {
  const said: Said[] = [];
  for (const [at, { text, pause, sound }] of sent.entries()) {
    const pieces = sound ? piecesOf(text, sound) : [];
    if (typeof pieces === "string") return { fault: `sentence ${at + 1}: ${pieces}` };
    said.push({ pieces, pause });
  }
  const seconds = (words * 60) / speechRate(level) - 2 * edge;
  const paced = atPace(said, seconds);
  const pauses = shareOut(seconds - spokenSeconds(paced, rate), pausesOf(paced));
  return { spoken: await spokenOf({ ...assemble(paced, pauses, rate), rate, words }) };
}

function piecesOf(text: string, bytes: Uint8Array): Float32Array[] | string {
  const wave = readWav(bytes);
  if (!wave) return "no WAV of 16 bits";
  const sound = { samples: atRate(wave, rate), rate };
  const pieces = phrasesOf(sound.samples, rate);
  return unfit(text, sound, pieces) ?? pieces;
}

/** The same, as slow or fast as is good: how somebody else's voice would keep to a pace is not known, so ours is kept here. */
function atPace(said: readonly Said[], seconds: number): Said[] {
  const spoken = spokenSeconds(said, rate);
  if (spoken === 0) return [...said];
  const stretch = held((seconds - roomFor(pausesOf(said)).easy) / spoken);
  return said.map(({ pieces, pause }) => ({
    pieces: pieces.map((piece) => stretched(piece, rate, stretch)),
    pause,
  }));
}
