import { hallSeconds, type Score, type Sound, sound } from "#ambient/score.ts";

/** What is celebrated: one answer, an exercise that is over, a higher rank. */
export type Chime = "right" | "finished" | "rank";

interface ChimeScore extends Score {
  /** Seconds after which the next chime may begin: what rings on fits under it. */
  leads: number;
}

/** Middle C. All chimes are in its key, so that one may follow another. */
const root = 60;

/** A felt hammer, with a bell an octave below its sound for the glitter. */
function note(at: number, step: number, level: number, pan: number): Sound[] {
  return [
    sound({ at, timbre: "felt", pitch: root + step, level: 0.16 * level, release: 0.9, pan }),
    sound({ at, timbre: "bell", pitch: root + step - 12, level: 0.05 * level, release: 1.2, pan: -pan }),
  ];
}

/** A latch that gives way. */
const latch: readonly Sound[] = [
  sound({ at: 0, timbre: "click", pitch: 92, level: 0.4, release: 0.05 }),
  sound({ at: 0.02, timbre: "wood", pitch: 62, level: 0.1, release: 0.12 }),
];

function scored(leads: number, sounds: readonly Sound[]): ChimeScore {
  const last = Math.max(...sounds.map(({ at, attack, hold, release }) => at + attack + hold + release));
  return { seconds: last + hallSeconds, hall: 0.3, leads, sounds };
}

/** Two notes up; a latch and three notes, right for any score; and a fanfare that ends in an open chord. */
export const chimeScores: Readonly<Record<Chime, ChimeScore>> = {
  right: scored(0.25, [...note(0, 7, 0.8, -0.2), ...note(0.09, 12, 1, 0.2)]),
  finished: scored(0.7, [
    ...latch,
    ...note(0.12, 0, 0.9, -0.3),
    ...note(0.24, 7, 0.9, 0),
    ...note(0.38, 14, 0.8, 0.3),
  ]),
  rank: scored(1.6, [
    ...[0, 4, 7, 12].flatMap((step, at) => note(at * 0.11, step, 0.9, at / 4 - 0.4)),
    ...[0, 7, 12, 16, 19].flatMap((step, at) => note(0.55 + at * 0.02, step, 0.8, at / 4 - 0.5)),
    ...[0, 7, 16].map((step) =>
      sound({
        at: 0.5,
        attack: 0.3,
        hold: 0.4,
        release: 1.4,
        timbre: "strings",
        pitch: root - 12 + step,
        level: 0.05,
      }),
    ),
  ]),
};
