import { counter, lamp, part, table } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { boards, curtains, pane, rug, shelves, wall } from "#engines/pictures/embedded/settings/kit/room.ts";
import { rect, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const study: Setting = {
  near: 360,
  far: 0.72,
  weathers: [],
  id: "study",
  noun: "study",
  synonyms: ["room", "old house", "office", "library"],
  phrase: "in an old study",
  mood: { day: "mysterious", night: "mysterious" },
  times: ["night", "evening"],
  horizon: 494,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 585, y1: 752 },
    { on: "wall", x0: 330, x1: 640, y0: 110, y1: 180 },
  ],
  backdrop: () =>
    [
      wall("#3f5b56", "#587a70", 494, "#2f4540"),
      times(20, (at) => rect(at * 52, 0, 14, 480, "#36504b", 'opacity=".5"')),
      rect(0, 380, 1024, 100, "#6b4429"),
      times(11, (at) => rect(at * 96 + 10, 392, 76, 76, "none", 'stroke="#4f301b" stroke-width="4"')),
      boards(494, "#8f633f", "#6b4629", "#4a2e18"),
      rug(512, 680, 380, 68, "#8f2f38", "#641f28"),
    ].join(""),
  fixtures: (air) => [
    part(
      "window",
      { x: 96, y: 86, w: 176, h: 216 },
      `${pane(106, 96, 156, 180, air, "#5a3a26")}${curtains(106, 84, 156, 220, "#8f2f38", "#641f28")}`,
      { z: 10, hides: 0.5 },
    ),
    part("bookcase", { x: 780, y: 70, w: 226, h: 430 }, shelves(786, 80, 212, 410, 5, "#5a3a22"), {
      synonyms: ["bookshelf", "shelf", "book"],
      z: 498,
      hides: 0.5,
    }),
    {
      ...counter("desk", 360, 580, 330, 116, ["#6b4026", "#472814", "#8f5c38"], [0.5]),
      synonyms: ["table", "writing desk"],
    },
    lamp(300, 560),
    {
      ...table(690, 680, 250, 112, "#8f5c38", "#5a3a22"),
      noun: "small table",
      synonyms: ["table"],
      hides: 0.1,
    },
  ],
  people: ["detective", "police", "oldMan", "oldWoman", "business", "cook", "waiter"],
  things: [
    "magnifier",
    "letter",
    "candle",
    "clock",
    "picture",
    "telephone",
    "key",
    "blackCat",
    "openBook",
    "hourglass",
    "mirror",
    "hat",
    "box",
    "skull",
    "chair",
    "briefcase",
    "plant",
    "compass",
    "map",
    "books",
  ],
  surprises: ["parrot", "pineapple", "football", "teddy"],
};
