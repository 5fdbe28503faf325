import { type Score, type Sound, sound, within } from "./score.ts";

/** Something is solved: bells go up an open chord on the room's own root, right under a minor scale and a major one. */
export function success(root: number): Score {
  const lowest = within(60, root);
  const sounds = [0, 7, 12, 14, 19].flatMap((step, at) => [
    sound({
      at: at * 0.09,
      timbre: "felt",
      pitch: lowest + step,
      level: 0.15,
      release: 1.6,
      pan: at / 5 - 0.4,
    }),
    sound({
      at: at * 0.09,
      timbre: "bell",
      pitch: lowest + step - 12,
      level: 0.06,
      release: 2.2,
      pan: 0.4 - at / 5,
    }),
  ]);
  return { seconds: 4.5, hall: 0.5, sounds };
}

/** The way out: a bolt is drawn, the hinges give way, and light falls through, a major chord whatever the room's scale. */
export function door(root: number): Score {
  const light = [0, 7, 12, 16, 19, 26].map((step, at) =>
    sound({
      at: 1.1 + at * 0.12,
      attack: 0.7,
      hold: 0.5,
      release: 2,
      timbre: "strings",
      pitch: within(45, root) + step,
      level: 0.06,
      pan: at / 5 - 0.5,
    }),
  );
  const draught = sound({
    at: 0.6,
    attack: 0.9,
    hold: 0.1,
    release: 1.4,
    timbre: "wind",
    pitch: 62,
    bend: 10,
    level: 0.25,
  });
  return { seconds: 6.5, hall: 0.6, sounds: [...bolt(), ...creak(), draught, ...light] };
}

/** It turns twice and falls back. */
function bolt(): Sound[] {
  return [
    ...[0, 0.16].flatMap((at) => [
      sound({ at, timbre: "click", pitch: 92, level: 0.9, release: 0.06 }),
      sound({ at, timbre: "wood", pitch: 58, level: 0.14, release: 0.12 }),
    ]),
    sound({ at: 0.34, timbre: "drum", pitch: 48, bend: -10, level: 0.5, release: 0.5 }),
  ];
}

/** Wood that sticks and slips, faster and then slower. */
function creak(): Sound[] {
  return Array.from({ length: 26 }, (_, step) => {
    const along = step / 25;
    const turn = Math.sin(Math.PI * along);
    return sound({
      at: 0.6 + along - 0.12 * Math.sin(2 * Math.PI * along),
      timbre: "wood",
      pitch: 70 + 5 * turn,
      level: 0.015 + 0.035 * turn,
      release: 0.05,
      pan: -0.2,
    });
  });
}
