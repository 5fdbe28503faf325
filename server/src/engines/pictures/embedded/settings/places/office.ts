import { counter, part, table } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { pane, wall } from "#engines/pictures/embedded/settings/kit/room.ts";
import { line, rect, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const office: Setting = {
  near: 370,
  far: 0.72,
  weathers: [],
  id: "office",
  noun: "office",
  synonyms: ["workplace", "room"],
  phrase: "in an office",
  mood: { day: "busy", night: "quiet" },
  times: ["day", "evening", "morning"],
  horizon: 492,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 590, y1: 752 },
    { on: "wall", x0: 500, x1: 620, y0: 140, y1: 220 },
  ],
  backdrop: () =>
    [
      wall("#e6edf4", "#cbd7e3", 492),
      rect(0, 492, 1024, 276, "#8fa0b5"),
      times(15, (at) =>
        line(`M${512 + (at - 7) * 74} 492L${512 + (at - 7) * 160} 768`, "#7b8ca3", 2, 'opacity=".6"'),
      ),
      times(4, (at) => line(`M0 ${520 + at * at * 20 + at * 14}H1024`, "#7b8ca3", 2, 'opacity=".5"')),
      rect(180, 20, 240, 16, "#fffbe8", 'rx="6"'),
      rect(600, 20, 240, 16, "#fffbe8", 'rx="6"'),
    ].join(""),
  fixtures: (air) => [
    part("window", { x: 90, y: 96, w: 330, h: 216 }, pane(100, 106, 310, 180, air, "#f7f9fb"), {
      z: 10,
      hides: 0.5,
    }),
    part(
      "cupboard",
      { x: 834, y: 214, w: 156, h: 300 },
      [
        rect(834, 214, 156, 296, "#7c8ea6", 'rx="6"'),
        times(
          4,
          (at) =>
            rect(844, 226 + at * 70, 136, 62, "#93a4ba", 'rx="4"') +
            rect(894, 248 + at * 70, 36, 8, "#5d6d84", 'rx="4"'),
        ),
      ].join(""),
      { synonyms: ["filing cabinet", "cabinet", "drawer"], colours: ["grey"], z: 512, hides: 0.4 },
    ),
    {
      ...counter("desk", 110, 580, 400, 118, ["#c9a27a", "#94704b", "#e3c49f"], [0.28, 0.74]),
      synonyms: ["table"],
    },
    { ...table(580, 690, 320, 124, "#dcc3a3", "#6f7d8d"), noun: "table", synonyms: ["desk"] },
  ],
  people: ["business", "businesswoman", "woman", "man", "builder", "police"],
  things: [
    "computer",
    "telephone",
    "printer",
    "laptop",
    "plant",
    "coffee",
    "briefcase",
    "bin",
    "chair",
    "books",
    "map",
    "clock",
    "picture",
    "letter",
    "cake",
    "box",
    "handbag",
  ],
  surprises: ["goose", "parrot", "crown", "goat"],
};
