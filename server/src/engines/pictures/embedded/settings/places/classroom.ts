import { counter, part, table } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { boards, pane, wall } from "#engines/pictures/embedded/settings/kit/room.ts";
import { rect } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const classroom: Setting = {
  near: 370,
  far: 0.72,
  weathers: [],
  times: ["day", "morning"],
  id: "classroom",
  noun: "classroom",
  synonyms: ["school", "class", "room"],
  phrase: "in a classroom",
  mood: { day: "lively", night: "quiet" },
  horizon: 492,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 585, y1: 752 },
    { on: "wall", x0: 90, x1: 180, y0: 150, y1: 240 },
  ],
  backdrop: () =>
    [
      wall("#fdf3d6", "#f3e1b0", 492),
      rect(0, 380, 1024, 98, "#cfe0d2"),
      boards(492, "#d7ab78", "#b4844f", "#8d6238"),
    ].join(""),
  fixtures: (air) => [
    part(
      "board",
      { x: 270, y: 96, w: 420, h: 220 },
      [
        rect(270, 96, 420, 220, "#8a5a33", 'rx="6"'),
        rect(282, 108, 396, 196, "#2f6b50"),
        `<g fill="none" stroke="#eef6ee" stroke-width="4" stroke-linecap="round" opacity=".9"><path d="M320 246l34-96 34 96M332 214h44M430 150h34q22 4 20 24t-24 22h-30q40 2 42 26t-24 24h-18zM600 166q-26-28-52 4t0 64q28 24 54-6"/></g>`,
        rect(560, 300, 70, 8, "#f4f0e6", 'rx="3"'),
      ].join(""),
      { synonyms: ["blackboard", "chalkboard"], colours: ["green"], z: 10, hides: 0.35 },
    ),
    part("window", { x: 770, y: 100, w: 196, h: 186 }, pane(780, 110, 176, 150, air), { z: 10, hides: 0.5 }),
    {
      ...counter("teacher's desk", 90, 560, 270, 112, ["#b5804f", "#855a34", "#d3a26c"], [0.5]),
      synonyms: ["desk", "table"],
    },
    { ...table(590, 700, 330, 120, "#d9b27e", "#8d9aa6"), noun: "desk", synonyms: ["table"] },
  ],
  people: ["teacher", "pupil", "pupilBoy", "student", "girl", "boy"],
  things: [
    "books",
    "map",
    "apple",
    "backpack",
    "plant",
    "bin",
    "openBook",
    "chair",
    "laptop",
    "box",
    "puzzle",
    "guitar",
    "clock",
    "microscope",
    "book",
    "football",
  ],
  surprises: ["goose", "crown", "parrot", "snowman", "hedgehog"],
};
