import type { Random } from "@salida/rules/random.ts";
import type { Timbre } from "./timbres.ts";

/** One sound of a score: a note, or a band of noise. */
export interface Sound {
  /** Seconds from the beginning of the score. */
  at: number;
  attack: number;
  /** Seconds at full level; 0 for what is struck and dies away by itself. */
  hold: number;
  release: number;
  timbre: Timbre;
  /** As MIDI counts keys, fractions between them; of noise the middle of its band. */
  pitch: number;
  /** Semitones it glides until it ends. */
  bend: number;
  level: number;
  /** -1 is left, 1 is right. */
  pan: number;
  /** How often a second it swells and ebbs; 0 for a steady sound. */
  tremble: number;
}

/** What is rendered: sounds, and how much of them comes back from the walls. */
export interface Score {
  seconds: number;
  hall: number;
  sounds: readonly Sound[];
}

/** The harmony all layers of a piece keep to. */
export interface Harmony {
  /** The key the scale begins on. */
  root: number;
  scale: readonly number[];
  /** The degree each chord stands on; they share the loop evenly. */
  chords: readonly number[];
}

/** Writes one layer of a piece. */
export type Layer = (harmony: Harmony, random: Random) => Sound[];

/** After so many seconds a loop begins again. */
export const loopSeconds = 24;
/** How long the walls answer. */
export const hallSeconds = 1.6;
/** What is folded over the beginning of a loop. */
export const foldSeconds = 4;
/** When the last sound of a loop must be over, so that the walls are silent at its end. */
export const lastSecond = loopSeconds + foldSeconds - hallSeconds;

/** When a sound is over. */
export const endOf = ({ at, attack, hold, release }: Sound) => at + attack + hold + release;

/** A sound of which only what matters is said. */
export function sound(said: Partial<Sound> & Pick<Sound, "at" | "timbre" | "pitch">): Sound {
  return { attack: 0.005, hold: 0, release: 1, bend: 0, level: 1, pan: 0, tremble: 0, ...said };
}

/** The key of a degree of the scale; degrees go on below and above. */
export function keyOf({ root, scale }: Harmony, degree: number): number {
  const octave = Math.floor(degree / scale.length);
  return root + 12 * octave + (scale[degree - octave * scale.length] ?? 0);
}

/** The same note in the octave that begins with `lowest`. */
export function within(lowest: number, key: number): number {
  return lowest + ((((key - lowest) % 12) + 12) % 12);
}
