import type { Level } from "@salida/rules/levels.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import { speechRate } from "@salida/rules/speech-rates.ts";
import { countWords, paragraphsOf } from "@salida/rules/words.ts";
import type { Span, Utterance } from "#engines/speech/speech.ts";
import { withBreaths } from "./breaths.ts";
import { type Flite, sampleRate } from "./flite.ts";
import { bent, gainFor } from "./loudness.ts";
import { type Pause, roomFor, shareOut } from "./pauses.ts";
import { countSentence, expectSentences, newProgress, type SharedProgress } from "./progress.ts";
import { speakable } from "./speakable.ts";
import { type FliteVoice, fliteVoices } from "./voices.ts";

/** Seconds of silence at each end. */
const edge = 0.3;
/** A voice that is stretched more is hard to understand; one that is pressed more sounds hurried. */
const stretches = { least: 0.85, most: 1.4 };
/** Words in a row after which a speaker of a level breathes. */
const breaths: Readonly<Record<Level, number>> = { 0: 6, 1: 8, 2: 11, 3: 16, 4: 24, 5: 24 };
/** The same where the pauses are too few for the silence there must be. */
const shortBreaths = 3;

/** It was told to leave off. */
export class LeftOff extends Error {
  override name = "LeftOff";
}

/** Sound as the encoder takes it, -1 to 1, with the seconds at which each sentence is heard. */
export interface Recital {
  samples: Float32Array;
  words: number;
  sentences: Span[];
}

interface Line {
  voice: FliteVoice;
  text: string;
  /** What follows it. */
  pause: Pause;
}

/** A sentence that was said, in pieces between which the speaker paused. */
interface Said extends Line {
  pieces: Int16Array[];
}

/**
 * Says it all at the rate of the level: the voice is stretched as far as is good, the rest is pauses, shared out once
 * it is known how long the words took. A sentence or two may have too few pauses to be that slow. Throws `LeftOff`
 * where it was told to, after the sentence it was at.
 */
export async function recite(
  flite: Flite,
  utterances: readonly Utterance[],
  level: Level,
  progress: SharedProgress = newProgress().shared,
): Promise<Recital> {
  const lines = utterances.flatMap(linesOf);
  const words = utterances.reduce((sum, { text }) => sum + countWords(text), 0);
  const seconds = (words * 60) / speechRate(level) - 2 * edge;
  const easy = roomFor(lines.map(({ pause }) => pause)).easy;
  const guess = held((seconds - easy) / lines.reduce((sum, line) => sum + guessOf(line), 0));
  let said = await say(flite, lines, { stretch: guess, breath: breaths[level], progress });
  const silence = seconds - spokenSeconds(said);
  const room = roomFor(pausesOf(said));
  if (silence < room.least || silence > room.most) {
    const stretch = held((guess * (seconds - room.easy)) / spokenSeconds(said));
    const breath = silence > room.most ? shortBreaths : breaths[level];
    said = await say(flite, lines, { stretch, breath, progress });
  }
  return { ...assemble(said, shareOut(seconds - spokenSeconds(said), pausesOf(said))), words };
}

function linesOf({ voice, text }: Utterance): Line[] {
  return paragraphsOf(text).flatMap((paragraph) =>
    sentencesOf(paragraph).map((sentence, at, all) => ({
      voice: fliteVoices[voice],
      text: speakable(sentence),
      pause: at === all.length - 1 ? ("turn" as const) : ("sentence" as const),
    })),
  );
}

function guessOf({ voice, text }: Line): number {
  return voice.secondsPerLetter * text.replaceAll(/[^a-z]/gi, "").length;
}

function held(stretch: number): number {
  return Math.min(stretches.most, Math.max(stretches.least, stretch));
}

interface Manner {
  stretch: number;
  /** Words in a row at most. */
  breath: number;
  progress: SharedProgress;
}

async function say(
  flite: Flite,
  lines: readonly Line[],
  { stretch, breath, progress }: Manner,
): Promise<Said[]> {
  const said: Said[] = [];
  expectSentences(progress, lines.length);
  for (const line of lines) {
    const hasWords = /[a-z0-9]/i.test(line.text);
    said.push({
      ...line,
      pieces: hasWords ? await flite(withBreaths(line.text, breath), line.voice, stretch) : [],
    });
    if (!countSentence(progress)) throw new LeftOff();
  }
  return said;
}

function spokenSeconds(said: readonly Said[]): number {
  const samples = said.flatMap(({ pieces }) => pieces).reduce((sum, { length }) => sum + length, 0);
  return samples / sampleRate;
}

/** One pause after each piece but the last. */
function pausesOf(said: readonly Said[]): Pause[] {
  const pauses = said.flatMap(({ pieces, pause }) =>
    pieces.map((_, at) => (at === pieces.length - 1 ? pause : ("phrase" as const))),
  );
  return pauses.slice(0, -1);
}

function assemble(said: readonly Said[], pauses: readonly number[]): Omit<Recital, "words"> {
  const silence = pauses.reduce((sum, pause) => sum + pause, 2 * edge);
  const samples = new Float32Array(Math.ceil((spokenSeconds(said) + silence) * sampleRate));
  const sentences: Span[] = [];
  const left = [...pauses];
  let at = edge;
  let until = edge;
  for (const { pieces } of said) {
    const begun = pieces.length > 0 ? at : until;
    const gain = gainFor(inOne(pieces, left), sampleRate);
    for (const piece of pieces) {
      lay(samples, Math.round(at * sampleRate), piece, gain);
      until = at + piece.length / sampleRate;
      at = until + (left.shift() ?? 0);
    }
    sentences.push({ at: begun, until });
  }
  return { samples, sentences };
}

/** A sentence as it is heard, -1 to 1, with the pauses after its pieces. */
function inOne(pieces: readonly Int16Array[], pauses: readonly number[]): Float32Array {
  const starts: number[] = [];
  let length = 0;
  for (const [at, piece] of pieces.entries()) {
    starts.push(length);
    const pause = at === pieces.length - 1 ? 0 : (pauses[at] ?? 0);
    length += piece.length + Math.round(pause * sampleRate);
  }
  const whole = new Float32Array(length);
  for (const [at, piece] of pieces.entries())
    whole.set(
      Float32Array.from(piece, (value) => value / 32_768),
      starts[at],
    );
  return whole;
}

/** Samples over which a piece comes and goes, so that its edges do not click. */
const fade = 80;

function lay(samples: Float32Array, start: number, piece: Int16Array, gain: number): void {
  for (const [at, value] of piece.entries()) {
    const edgeGain = Math.min(1, at / fade, (piece.length - 1 - at) / fade);
    samples[start + at] = bent((value / 32_768) * gain * edgeGain);
  }
}
