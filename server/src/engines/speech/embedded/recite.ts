import { setImmediate as soon } from "node:timers/promises";
import type { Level } from "@salida/rules/levels.ts";
import { speechRate } from "@salida/rules/speech-rates.ts";
import type { Doing } from "#engines/processes/answer-jobs.ts";
import {
  assemble,
  edge,
  held,
  pausesOf,
  type Recital,
  type Said,
  spokenSeconds,
} from "#engines/speech/joining/assemble.ts";
import { breaths, withBreaths } from "#engines/speech/joining/breaths.ts";
import { hasWords, linesOf, wordsOf } from "#engines/speech/joining/lines.ts";
import { type Pause, roomFor, shareOut } from "#engines/speech/joining/pauses.ts";
import type { Utterance } from "#engines/speech/speech.ts";
import { type Flite, sampleRate } from "./flite.ts";
import { speakable } from "./speakable.ts";
import { type FliteVoice, fliteVoices } from "./voices.ts";

/** Words in a row where the pauses are too few for the silence there must be. */
const shortBreaths = 3;

/** Of somebody whom nobody asks how far it is, and who is not told to leave off. */
const alone: Doing = { progress: () => undefined, signal: new AbortController().signal };

interface Line {
  voice: FliteVoice;
  text: string;
  /** What follows it. */
  pause: Pause;
}

/**
 * Says it all at the rate of the level: the voice is stretched as far as is good, the rest is pauses, shared out once
 * it is known how long the words took. A sentence or two may have too few pauses to be that slow. Throws
 * where it was told to leave off, after the sentence it was at.
 */
export async function recite(
  flite: Flite,
  utterances: readonly Utterance[],
  level: Level,
  doing = alone,
): Promise<Recital> {
  const count = countFor(doing);
  const lines: Line[] = linesOf(utterances).map(({ voice, text, pause }) => ({
    voice: fliteVoices[voice],
    text: speakable(text),
    pause,
  }));
  const words = wordsOf(utterances);
  const seconds = (words * 60) / speechRate(level) - 2 * edge;
  const easy = roomFor(lines.map(({ pause }) => pause)).easy;
  const guess = held((seconds - easy) / lines.reduce((sum, line) => sum + guessOf(line), 0));
  let said = await say(flite, lines, { stretch: guess, breath: breaths[level], count });
  const silence = seconds - spokenSeconds(said, sampleRate);
  const room = roomFor(pausesOf(said));
  if (silence < room.least || silence > room.most) {
    const stretch = held((guess * (seconds - room.easy)) / spokenSeconds(said, sampleRate));
    const breath = silence > room.most ? shortBreaths : breaths[level];
    said = await say(flite, lines, { stretch, breath, count });
  }
  const pauses = shareOut(seconds - spokenSeconds(said, sampleRate), pausesOf(said));
  return { ...assemble(said, pauses, sampleRate), rate: sampleRate, words };
}

function guessOf({ voice, text }: Line): number {
  return voice.secondsPerLetter * text.replaceAll(/[^a-z]/gi, "").length;
}

interface Manner {
  stretch: number;
  /** Words in a row at most. */
  breath: number;
  count: Count;
}

async function say(
  flite: Flite,
  lines: readonly Line[],
  { stretch, breath, count }: Manner,
): Promise<Said[]> {
  const said: Said[] = [];
  count.expect(lines.length);
  for (const line of lines) {
    said.push({
      ...line,
      pieces: hasWords(line.text) ? await flite(withBreaths(line.text, breath), line.voice, stretch) : [],
    });
    await count.one();
  }
  return said;
}

/** Counts sentences for whoever is told how far it is. */
interface Count {
  expect(more: number): void;
  /** One more is said. Throws where nobody wants the rest. */
  one(): Promise<void>;
}

function countFor({ progress, signal }: Doing): Count {
  let said = 0;
  let of = 0;
  return {
    expect(more) {
      of += more;
    },
    async one() {
      said += 1;
      progress(said / of);
      // to be told to leave off takes a turn of the loop
      await soon();
      signal.throwIfAborted();
    },
  };
}
