import { counter, lamp, part, table } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import {
  boards,
  hangingLamp,
  pane,
  rug,
  shelves,
  wall,
} from "#engines/pictures/embedded/settings/kit/room.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const library: Setting = {
  near: 370,
  far: 0.72,
  weathers: [],
  id: "library",
  noun: "library",
  synonyms: ["bookshop", "room"],
  phrase: "in a library",
  mood: { day: "quiet", night: "peaceful" },
  times: ["day", "evening", "night"],
  horizon: 490,
  zones: [{ on: "ground", x0: 40, x1: 984, y0: 590, y1: 752 }],
  backdrop: () =>
    [
      wall("#e7d3b3", "#d3b78c", 490),
      shelves(20, 60, 250, 424, 5),
      shelves(754, 60, 250, 424, 5),
      boards(490, "#a9754c", "#835433", "#5d3a22"),
      rug(512, 680, 350, 64, "#3d6b5c", "#284a3f"),
      hangingLamp(512, 40, "#3d6b5c"),
    ].join(""),
  fixtures: (air) => [
    part("window", { x: 420, y: 100, w: 196, h: 236 }, pane(430, 110, 176, 200, air, "#6d4630"), {
      z: 10,
      hides: 0.4,
    }),
    ...[14, 748].map((x) =>
      part("bookshelf", { x, y: 52, w: 262, h: 436 }, "", {
        plural: "bookshelves",
        synonyms: ["bookcase", "shelf", "book"],
        z: 12,
        hides: 0.6,
      }),
    ),
    {
      ...counter("desk", 620, 566, 300, 116, ["#8a5632", "#5f3a20", "#b57a4a"], [0.5]),
      synonyms: ["counter", "table"],
    },
    { ...table(110, 694, 340, 126, "#b98150", "#7a4c2a"), hides: 0.1 },
    lamp(340, 560, "#7fc29a"),
  ],
  people: ["student", "woman", "oldMan", "girl", "boy", "teacher", "man"],
  things: [
    "books",
    "openBook",
    "cat",
    "plant",
    "laptop",
    "chair",
    "candle",
    "backpack",
    "clock",
    "letter",
    "magnifier",
    "book",
    "coffee",
    "bin",
    "box",
    "scroll",
  ],
  surprises: ["owl", "football", "pineapple", "parrot", "topHat"],
};
