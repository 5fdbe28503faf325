import { counter, part, table } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { boards, hangingLamp, pane, wall } from "#engines/pictures/embedded/settings/kit/room.ts";
import { path, rect, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const cafe: Setting = {
  near: 370,
  far: 0.72,
  weathers: [],
  id: "cafe",
  noun: "café",
  synonyms: ["cafe", "coffee shop", "restaurant", "bar"],
  phrase: "in a café",
  mood: { day: "friendly", night: "romantic" },
  times: ["day", "evening", "morning", "night"],
  horizon: 496,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 590, y1: 752 },
    { on: "wall", x0: 560, x1: 900, y0: 120, y1: 200 },
  ],
  backdrop: () =>
    [
      wall("#f3d9c2", "#e2b797", 496),
      rect(0, 360, 1024, 122, "#8a5638"),
      times(17, (at) => rect(at * 62, 366, 2, 112, "#6d4029")),
      boards(496, "#a87a52", "#83593a", "#5f3e27"),
      hangingLamp(240, 60, "#2f6f6a"),
      hangingLamp(780, 50, "#2f6f6a"),
    ].join(""),
  fixtures: (air) => [
    part(
      "window",
      { x: 96, y: 110, w: 300, h: 210 },
      `${pane(106, 120, 280, 176, air, "#5a3a26")}${path("M88 96h316v24a26 26 0 0 1-52 0a26 26 0 0 1-53 0a26 26 0 0 1-53 0a26 26 0 0 1-53 0a26 26 0 0 1-53 0a26 26 0 0 1-52 0z", "#d9433f")}`,
      { z: 10, hides: 0.5 },
    ),
    counter("counter", 560, 560, 400, 132, ["#9c6a43", "#6b4328", "#e8d6bd"], [0.3, 0.72]),
    { ...table(120, 690, 300, 128, "#c08a5a", "#7f5230"), hides: 0.1 },
  ],
  people: ["waiter", "woman", "man", "businesswoman", "student", "oldWoman", "violinist"],
  things: [
    "coffee",
    "cupcake",
    "cake",
    "teapot",
    "flowers",
    "plant",
    "picture",
    "pie",
    "chair",
    "doughnut",
    "laptop",
    "book",
    "candle",
    "drink",
    "handbag",
    "dog",
    "clock",
    "mirror",
    "cat",
  ],
  surprises: ["parrot", "topHat", "goose", "crown"],
};
