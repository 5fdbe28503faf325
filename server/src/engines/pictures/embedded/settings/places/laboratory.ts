import { counter, part, table } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { pane, tiles, wall } from "#engines/pictures/embedded/settings/kit/room.ts";
import { rect, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const laboratory: Setting = {
  near: 370,
  far: 0.72,
  weathers: [],
  id: "laboratory",
  noun: "laboratory",
  synonyms: ["lab", "science room", "room"],
  phrase: "in a laboratory",
  mood: { day: "curious", night: "mysterious" },
  times: ["day", "evening", "night"],
  horizon: 490,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 600, y1: 752 },
    { on: "wall", x0: 560, x1: 900, y0: 130, y1: 220 },
  ],
  backdrop: () =>
    [
      wall("#dff1f3", "#b9dbe0", 490),
      tiles(490, "#eef5f6", "#cddfe3"),
      rect(60, 330, 380, 12, "#7f9aa3"),
      times(9, (at) => {
        const c = ["#e5383b", "#2f80dd", "#3fa652", "#ffd03d", "#8e62c6"][at % 5] ?? "";
        return `${rect(80 + at * 38, 284 + (at % 3) * 8, 22, 46 - (at % 3) * 8, "#fff", 'opacity=".7" rx="4"')}${rect(80 + at * 38, 304 + (at % 3) * 6, 22, 26 - (at % 3) * 6, c, 'opacity=".8" rx="4"')}`;
      }),
      rect(180, 20, 240, 14, "#fff", 'rx="6"'),
      rect(620, 20, 240, 14, "#fff", 'rx="6"'),
    ].join(""),
  fixtures: (air) => [
    part("window", { x: 96, y: 86, w: 256, h: 160 }, pane(106, 96, 236, 126, air, "#f7fbfc"), {
      z: 10,
      hides: 0.5,
    }),
    {
      ...counter("bench", 70, 590, 430, 128, ["#f2f6f8", "#9db4bd", "#4d6a75"], [0.3, 0.72]),
      noun: "laboratory bench",
      synonyms: ["table", "desk", "counter", "bench"],
    },
    { ...table(590, 690, 330, 130, "#c9dde2", "#7f9aa3"), hides: 0.1 },
  ],
  people: ["scientist", "scientist", "robot", "student", "woman"],
  things: [
    "microscope",
    "testTube",
    "flask",
    "computer",
    "magnet",
    "dna",
    "plant",
    "bin",
    "laptop",
    "robotArm",
    "books",
    "box",
    "telescope",
    "map",
    "clock",
    "chair",
    "rabbit",
    "fish",
  ],
  surprises: ["sheep", "dragon", "cake", "rooster"],
};
