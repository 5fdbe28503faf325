import type { Sample } from "#kinds/sample.ts";
import { towerPieces } from "./test-pieces.ts";

/** A riddle whose first option is right; each of the others is ruled out by one of its two clues. */
function riddle(id: string, ask: string, [right, ...wrong]: readonly string[]) {
  return {
    id,
    text: `Four cards lie on a table, and one of them is true. It is the riddle ${id}.`,
    clues: [
      { say: `It is not the first card of ${id}.`, need: { first: false } },
      { say: `It is not the last card of ${id}.`, need: { last: false } },
    ],
    ask,
    options: [
      { text: right, right: true, fails: [] },
      ...wrong.map((text, at) => ({ text, right: false, fails: at === 2 ? [0, 1] : [at] })),
    ],
    hints: [`Secret hint one of ${id}`, `Secret hint two of ${id}`],
    why: { en: `Secret reason of ${id}`, es: `Razón secreta de ${id}` },
  };
}

/** What stands in a place: one alternate for each name. */
function place(as: string, ...names: string[]) {
  return names.map((name) => {
    const found = towerPieces.find((piece) => piece.name === `room-tower-${name}`);
    return { work: `room-tower-${name}`, kind: found?.kind ?? "", as, found: found?.title ?? "" };
  });
}

const endings = {
  out: "Secret ending: the last door opens, and the storm is over.",
  caught: "Secret ending: the keeper finds you, and laughs.",
};

/** A small story: three puzzles, two riddles each, and alternates in two places. */
export const towerRoom = {
  introduction: "You climbed the old tower to see the storm, and the door below has closed behind you.",
  voice: "woman",
  puzzles: [
    {
      lead: "You stand in a round hall.",
      lock: "box",
      clues: [
        "Turn the {2} wheel after the {1} one, and the {3} one last.",
        "{1}, then {2}, then {3}: so the song goes.",
      ],
      riddles: [
        riddle("hall-bell", "Who rang the bell?", ["The wind", "Rosa", "The guard", "A ghost"]),
        riddle("hall-door", "Who closed the door?", ["The storm", "Anton", "A cat", "Nobody"]),
      ],
      places: [place("paper", "diary", "map"), place("radio", "bell"), place("phone", "call")],
    },
    {
      lead: "The ladder ends in a small room.",
      lock: "keypad",
      clues: [
        "Never press {2} before {1}; {3} waits for both.",
        "After {1} comes {2}, and only {3} comes after it.",
      ],
      riddles: [
        riddle("room-lamp", "Who lit the lamp?", ["The keeper", "A sailor", "The moon", "A thief"]),
        riddle("room-tea", "Who drank the tea?", ["The guard’s dog", "A bird", "The mayor", "A child"]),
      ],
      places: [place("paper", "letter"), place("camera", "picture-1-a"), place("radio", "radio")],
    },
    {
      lead: "There is one more door, and somebody breathes behind it.",
      lock: "door",
      clues: ["The {3} bell rings last, and {2} never before {1}."],
      riddles: [
        riddle("top-key", "Where is the key?", ["In the clock", "In the sea", "In the bell", "In the wall"]),
      ],
      places: [place("screen", "notice"), place("radio", "lamp"), place("person", "rosa", "keeper")],
    },
  ],
  endings,
};

const riddles = towerRoom.puzzles.flatMap((puzzle) => puzzle.riddles);

/** A room in stock, for the law of every kind. */
export const escapeRoomSample: Sample = {
  content: towerRoom,
  items: riddles.map(({ id }) => id),
  params: {},
  secrets: [
    ...riddles.flatMap(({ text, ask, hints, why, clues }) => [
      text,
      ask,
      ...hints,
      why.en,
      why.es,
      ...clues.map(({ say }) => say),
    ]),
    ...towerRoom.puzzles.map(({ lead }) => lead),
    ...Object.values(endings),
  ],
  media: 1,
  ends: "calls of its own",
};
