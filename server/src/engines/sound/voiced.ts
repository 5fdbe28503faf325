import type { Sound } from "./pcm.ts";
import { atRate } from "./resample.ts";

/** What is looked at: voices are all there below half of it. */
const rate = 8_000;
/** Samples of a window, and from one to the next: 32 and 16 milliseconds. */
const length = 256;
const step = 128;
/** Hertz between which people speak. */
const pitches = { least: 70, most: 400 };
const lags = { least: Math.floor(rate / pitches.most), most: Math.ceil(rate / pitches.least) };
/** How like itself a window is one period later, 0 to 1, where a voice is in it. */
const leastLikeness = 0.55;
/** Decibels below full scale under which nobody can be understood. */
const quietest = -75;
/** Of a window with a voice so much, at the least, does not follow from the two samples before: a tone follows from them. */
const leastSurprise = 0.03;
/** How far the pitches of a voice lie apart, as a share of the middle one, the outermost fifths left out. */
const leastSpread = 0.02;
/** Windows that a syllable has at the least. */
const shortest = 4;
/** Seconds that a speaker is silent within what they say; and what sounds before and after the voice in it. */
const within = 0.6;
const around = 0.15;

/** What of a sound somebody may have said. */
export interface Voiced {
  /** Seconds in which there is a voice. */
  voice: number;
  /** Seconds in which somebody speaks: with the consonants around the voice, and short silences. */
  speech: number;
}

/** Finds where a sound has a voice: loud enough, with a pitch as people have it that does not stay the same. */
export function voicedIn(sound: Sound): Voiced {
  const samples = emphasised(atRate(sound, rate));
  const count = Math.max(0, Math.floor((samples.length - length - lags.most) / step) + 1);
  const powers = powersOf(samples);
  const pitched = Int16Array.from({ length: count }, (_, at) =>
    surpriseOf(samples, at * step) < leastSurprise ? 0 : lagOf(samples, powers, at * step),
  );
  dropShort(pitched);
  const at = [...pitched.keys()].filter((window) => pitched[window]);
  if (spreadOf(at.map((window) => pitched[window] ?? 0)) < leastSpread) return { voice: 0, speech: 0 };
  return { voice: (at.length * step) / rate, speech: spanned(at) };
}

/** Seconds of voice in the shortest word, and the least that is voice of what is spoken: noise has one by chance. */
const leastVoice = 0.08;
const leastShare = 0.2;

/** Whether anybody speaks. */
export function hasSpeech({ voice, speech }: Voiced): boolean {
  return voice >= leastVoice && voice >= leastShare * speech;
}

/** Without what is low: noise of wind and machines looks like a pitch there. */
function emphasised(samples: Float32Array): Float32Array {
  return samples.map((value, at) => value - (samples[at - 1] ?? 0));
}

/** The power of all samples before each: that of any window is a difference. */
function powersOf(samples: Float32Array): Float64Array {
  const powers = new Float64Array(samples.length + 1);
  for (const [at, value] of samples.entries()) powers[at + 1] = (powers[at] ?? 0) + value * value;
  return powers;
}

/** The period of a window's voice in samples; 0 where there is none. */
function lagOf(samples: Float32Array, powers: Float64Array, start: number): number {
  const powerFrom = (at: number) => (powers[at + length] ?? 0) - (powers[at] ?? 0);
  const own = powerFrom(start);
  if (10 * Math.log10(own / length + 1e-20) < quietest) return 0;
  const likeness = (lag: number) => {
    return product(samples, start, start + lag) / Math.sqrt(own * powerFrom(start + lag) + 1e-20);
  };
  let best = { lag: 0, like: leastLikeness };
  let [before, like] = [1, likeness(lags.least)];
  for (let lag = lags.least + 1; lag < lags.most; lag += 1) {
    const next = likeness(lag);
    // twice the period is as like: the first of them counts
    if (like > before && like >= next && like > best.like + 0.03) best = { lag: lag - 1, like };
    [before, like] = [like, next];
  }
  return best.lag;
}

function product(samples: Float32Array, one: number, other: number): number {
  let sum = 0;
  for (let at = 0; at < length; at += 1) sum += (samples[one + at] ?? 0) * (samples[other + at] ?? 0);
  return sum;
}

/** What hums or beeps keeps its pitch; nobody does who speaks. */
function spreadOf(lagsFound: readonly number[]): number {
  const sorted = lagsFound.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return (at(0.8) - at(0.2)) / Math.max(1, at(0.5));
}

/** The share of a window that two samples do not foretell about the third (linear prediction of order two). */
function surpriseOf(samples: Float32Array, start: number): number {
  const [whole, one, two] = [0, 1, 2].map((lag) => product(samples, start, start + lag)) as [
    number,
    number,
    number,
  ];
  const first = one / (whole + 1e-20);
  const left = 1 - first * first;
  const second = (two / (whole + 1e-20) - first * first) / (left + 1e-20);
  return left * (1 - second * second);
}

/** A voice goes on for a while, and its pitch moves little by little. */
function dropShort(pitched: Int16Array): void {
  for (const run of runsOf(pitched, (one, next) => Math.abs(one - next) <= 0.2 * one))
    if (run.until - run.from < shortest) pitched.fill(0, run.from, run.until);
}

interface Run {
  from: number;
  until: number;
}

/** Windows with a pitch that follow each other as they should. */
function runsOf(pitched: Int16Array, follows: (one: number, next: number) => boolean): Run[] {
  const runs: Run[] = [];
  for (const [at, lag] of pitched.entries()) {
    if (!lag) continue;
    const run = runs.at(-1);
    const before = pitched[at - 1] ?? 0;
    if (run?.until === at && before && follows(before, lag)) run.until = at + 1;
    else runs.push({ from: at, until: at + 1 });
  }
  return runs;
}

function spanned(windows: readonly number[]): number {
  const gap = (within * rate) / step;
  let seconds = windows.length > 0 ? 2 * around : 0;
  for (const [at, window] of windows.entries()) {
    const before = windows[at - 1];
    const since = before === undefined ? 1 : window - before;
    seconds += since <= gap ? (since * step) / rate : 2 * around;
  }
  return seconds;
}
