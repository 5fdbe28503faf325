import { counter, part, sofa } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { curtains, pane, rug, wall } from "#engines/pictures/embedded/settings/kit/room.ts";
import { line, oval, path, rect, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const lounge: Setting = {
  near: 360,
  far: 0.72,
  weathers: [],
  id: "lounge",
  noun: "hotel lobby",
  synonyms: ["hotel", "reception", "lobby", "lounge"],
  phrase: "in a hotel lobby",
  mood: { day: "elegant", night: "elegant" },
  times: ["evening", "day", "night"],
  horizon: 494,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 590, y1: 752 },
    { on: "wall", x0: 480, x1: 620, y0: 140, y1: 210 },
  ],
  backdrop: () =>
    [
      wall("#f3e4c4", "#e2c795", 494),
      [30, 948].map((x) => rect(x, 0, 46, 494, "#fbf5e6") + rect(x - 8, 472, 62, 22, "#d9c79d")).join(""),
      rect(0, 494, 1024, 274, "#c7b08a"),
      times(9, (at) =>
        path(
          `M${512 + (at * 2 - 9) * 76} 494h76L${512 + (at * 2 - 8) * 160} 768h-160z`,
          "#b59b72",
          'opacity=".5"',
        ),
      ),
      rug(512, 690, 400, 62, "#a33a46", "#d8ab56"),
      line("M512 0v44", "#b08a3d", 4),
      times(5, (at) => oval(452 + at * 30, 62 + Math.abs(at - 2) * -6, 10, 14, "#fff3c4")),
    ].join(""),
  fixtures: (air) => [
    part(
      "window",
      { x: 140, y: 96, w: 256, h: 200 },
      `${pane(150, 106, 236, 166, air)}${curtains(150, 92, 236, 220, "#a33a46", "#7c2832")}`,
      { z: 10, hides: 0.5 },
    ),
    {
      ...counter("reception desk", 600, 572, 340, 124, ["#8a5632", "#5f3a20", "#e8d6bd"], [0.3, 0.7]),
      synonyms: ["desk", "counter", "reception"],
    },
    { ...sofa(110, 600, 320, ["#5b8f6b", "#41704f"], "green") },
  ],
  people: ["traveller", "tourist", "business", "waiter", "woman", "oldWoman", "oldMan", "bride", "groom"],
  things: [
    "suitcase",
    "plant",
    "flowers",
    "telephone",
    "clock",
    "picture",
    "backpack",
    "handbag",
    "dog",
    "key",
    "mirror",
    "trophy",
    "present",
    "map",
    "briefcase",
  ],
  surprises: ["penguin", "goose", "tiger", "parrot"],
};
