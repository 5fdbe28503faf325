import type { Random } from "@salida/rules/random.ts";
import {
  type Harmony,
  keyOf,
  type Layer,
  lastSecond,
  loopSeconds,
  type Sound,
  sound,
  within,
} from "./score.ts";
import { madeOf, type Timbre } from "./timbres.ts";

/** The longest a sound takes to come and to go. */
const swell = lastSecond - loopSeconds;

/** The key below which small loudspeakers are silent. */
const lowest = 36;

/** One voice as two, a little apart in pitch and place: they beat softly. */
function pair(voice: Sound): Sound[] {
  return [-1, 1].map((side) => ({
    ...voice,
    pitch: voice.pitch + side * 0.045,
    pan: voice.pan + side * 0.5,
    level: voice.level * 0.6,
  }));
}

/** A struck note: its body, a bright beginning that is soon gone, and an echo from the other side. */
function struck(note: Sound, echoAfter: number): Sound[] {
  const { ring } = madeOf(note.timbre);
  const body: Sound = {
    ...note,
    timbre: note.timbre === "bell" ? "bell" : "soft",
    release: ring,
    level: note.level * 0.7,
  };
  const bright = { ...note, release: ring * 0.45 };
  const echo = { ...body, at: note.at + echoAfter, level: note.level * 0.22, pan: -note.pan };
  return [body, bright, echo];
}

/** A step of a chord, and how far above the root its octave begins: root, fifth, third and seventh. */
const voices = [
  [0, -3],
  [4, 7],
  [2, 14],
  [6, 19],
] as const;

/** The keys of a chord, low to high, each in an octave of its own: so no voice goes far from one to the next. */
function voicesOf(harmony: Harmony, chord: number): number[] {
  return voices.map(([step, from]) => within(harmony.root + from, keyOf(harmony, chord + step)));
}

function chordAt({ chords }: Harmony, at: number): number {
  return chords[Math.floor((at / loopSeconds) * chords.length) % chords.length] ?? 0;
}

/** Slow chords that melt into each other. */
export const pad =
  (timbre: Timbre, level = 1): Layer =>
  (harmony) => {
    const length = loopSeconds / harmony.chords.length;
    const slow = Math.min(swell, length * 0.45);
    return harmony.chords.flatMap((chord, place) =>
      voicesOf(harmony, chord).flatMap((pitch, voice) =>
        pair(
          sound({
            at: place * length,
            attack: slow,
            hold: length - slow,
            release: slow,
            timbre,
            pitch,
            pan: voice / 6 - 0.25,
            level: (level * 0.1) / (1 + voice / 4),
          }),
        ),
      ),
    );
  };

/** A tone that never ends, below everything; trembling it is the hum of a machine. */
export const drone =
  (timbre: Timbre, degrees: readonly number[], level = 1, tremble = 0): Layer =>
  (harmony) =>
    [0, loopSeconds / 2].flatMap((at) =>
      degrees.flatMap((degree) =>
        pair(
          sound({
            at,
            attack: swell,
            hold: loopSeconds / 2 - swell,
            release: swell,
            timbre,
            pitch: within(lowest, harmony.root) + keyOf(harmony, degree) - harmony.root,
            level: level * 0.1,
            tremble,
          }),
        ),
      ),
    );

/** A pattern of plucked notes that follows the chords; the fuller, the fewer rests. */
export const pluck =
  (timbre: Timbre, steps: number, full: number, octave: number, level = 1): Layer =>
  (harmony, random) => {
    const length = loopSeconds / harmony.chords.length;
    const step = length / steps;
    const pattern = patternOf(steps, full, random);
    return harmony.chords.flatMap((chord, place) =>
      pattern.flatMap(({ at, climb }) => {
        const low = chord > 3 ? chord - harmony.scale.length : chord;
        const note = sound({
          at: place * length + at * step + random.between(0, 0.02),
          timbre,
          pitch: keyOf(harmony, low + climb) + 12 * octave,
          pan: random.between(-0.5, 0.5),
          level: level * (at ? 0.1 : 0.14) * random.between(0.6, 1),
        });
        return random.chance(0.15) ? [] : struck(note, step * 1.5);
      }),
    );
  };

/** Which steps sound, and how far above the chord's root: up and down its notes, never far at once. */
function patternOf(steps: number, full: number, random: Random): { at: number; climb: number }[] {
  const ladder = [0, 2, 4, 7, 9, 11];
  let rung = 0;
  return Array.from({ length: steps }, (_, at) => {
    rung = at && Math.min(5, Math.max(0, rung + random.pick([-1, 1, 1, 2, -2])));
    return { at, climb: ladder[rung] ?? 0, sounds: at === 0 || random.chance(full) };
  }).filter(({ sounds }) => sounds);
}

/** Single high notes, far from each other. */
export const bells =
  (timbre: Timbre, count: number, octave: number, level = 1): Layer =>
  (harmony, random) =>
    Array.from({ length: count }, (_, place) => {
      const at = ((place + random.between(0.1, 0.7)) * loopSeconds) / count;
      const key = keyOf(harmony, chordAt(harmony, at) + random.pick([0, 2, 4, 6, 8]));
      const note = sound({
        at,
        timbre,
        pitch: within(harmony.root + 12 * octave, key) - (timbre === "bell" ? 24 : 0),
        pan: random.between(-0.7, 0.7),
        level: level * 0.07 * random.between(0.6, 1),
      });
      return struck(note, 0.55);
    }).flat();

/** One voice that sings a short line to each second chord, and waits. */
export const lead =
  (timbre: Timbre, octave: number, level = 1): Layer =>
  (harmony, random) => {
    const phrase = (2 * loopSeconds) / harmony.chords.length;
    return Array.from({ length: harmony.chords.length / 2 }, (_, place) => {
      let degree = (harmony.chords[place * 2] ?? 0) + random.pick([2, 4, 7]);
      let at = place * phrase + random.between(0.5, 1.5);
      const rests = (place + 0.72) * phrase;
      const line: Sound[] = [];
      while (at < rests) {
        const hold = random.pick([0.5, 0.8, 1.4, 2]);
        const pitch = within(harmony.root + 12 * octave, keyOf(harmony, degree));
        line.push(
          sound({ at, attack: 0.3, hold, release: 1.2, timbre, pitch, level: level * 0.09, pan: -0.15 }),
        );
        at += hold + 0.35;
        degree += random.pick([-2, -1, -1, 1, 1, 3]);
      }
      return line;
    }).flat();
  };

/** Wind, rain, sea, a crowd: noise that comes and goes. */
export const air =
  (timbre: Timbre, pitch: number, gusts: number, level = 1): Layer =>
  (_, random) => {
    const length = loopSeconds / gusts;
    const slow = Math.min(swell, length * 0.6);
    return Array.from({ length: gusts }, (_, place) =>
      [-1, 1].map((side) =>
        sound({
          at: place * length,
          attack: slow,
          hold: length - slow,
          release: slow,
          timbre,
          pitch: pitch + random.between(-3, 3),
          bend: random.between(-4, 4),
          pan: side * 0.7,
          level: level * 0.2 * random.between(0.35, 1),
        }),
      ),
    ).flat();
  };

/** Drops, crackles, crickets, far signals: short sounds by chance, each so many times in a row. */
export const grains =
  (timbre: Timbre, count: number, pitch: number, spread: number, level = 1, times = 1): Layer =>
  (_, random) =>
    Array.from({ length: count }, () => {
      const grain = sound({
        at: random.between(0, loopSeconds - 1),
        timbre,
        pitch: pitch + random.between(-spread, spread),
        bend: random.between(-2, 3),
        release: madeOf(timbre).ring * random.between(0.08, 0.2),
        pan: random.between(-0.9, 0.9),
        level: level * 0.07 * random.next() ** 2,
      });
      return Array.from({ length: times }, (_, at) => ({ ...grain, at: grain.at + at * 0.075 }));
    }).flat();

/** A rhythm under each chord, drawn as `X` for a beat, `x` for a light one and `.` for none. */
export const beat =
  (timbre: Timbre, drawn: string, pitch: number, level = 1): Layer =>
  ({ chords }, random) =>
    chords.flatMap((_, place) =>
      [...drawn].flatMap((mark, at) => {
        if (mark === ".") return [];
        return sound({
          at: ((place + at / drawn.length) * loopSeconds) / chords.length,
          attack: 0.012,
          timbre,
          pitch,
          bend: timbre === "drum" ? -9 : 0,
          release: madeOf(timbre).ring,
          level: level * (mark === "X" ? 0.3 : 0.14) * random.between(0.85, 1),
          pan: random.between(-0.2, 0.2),
        });
      }),
    );
