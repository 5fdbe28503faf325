import { counter, part, table } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { curtains, hangingLamp, pane, tiles, wall } from "#engines/pictures/embedded/settings/kit/room.ts";
import { oval, rect, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const kitchen: Setting = {
  near: 370,
  far: 0.72,
  weathers: [],
  times: ["day", "evening", "morning"],
  id: "kitchen",
  noun: "kitchen",
  synonyms: ["room", "house"],
  phrase: "in a kitchen",
  mood: { day: "warm", night: "cosy" },
  horizon: 500,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 560, y1: 750 },
    { on: "wall", x0: 620, x1: 700, y0: 130, y1: 200 },
  ],
  backdrop: () =>
    [
      wall("#fdf1d8", "#f6dfb4", 500),
      rect(0, 250, 1024, 110, "#e6f1ee"),
      times(34, (at) => rect(at * 31, 250, 1, 110, "#b9d3cc")),
      times(4, (at) => rect(0, 250 + at * 36, 1024, 1, "#b9d3cc")),
      tiles(500, "#f4e8d6", "#dcc6a4"),
      rect(0, 96, 230, 122, "#5b8f8a", 'rx="6"'),
      rect(10, 106, 100, 102, "#6ea39d", 'rx="4"'),
      rect(120, 106, 100, 102, "#6ea39d", 'rx="4"'),
      oval(98, 160, 5, 5, "#f4e8d6"),
      oval(132, 160, 5, 5, "#f4e8d6"),
      hangingLamp(512, 62, "#d9603b"),
    ].join(""),
  fixtures: (air) => [
    part(
      "window",
      { x: 330, y: 92, w: 196, h: 160 },
      `${pane(340, 100, 176, 136, air)}${curtains(340, 96, 176, 70, "#e8836b", "#c4573f")}`,
      { z: 10, hides: 0.5 },
    ),
    part(
      "fridge",
      { x: 846, y: 168, w: 150, h: 356 },
      [
        rect(846, 168, 150, 350, "#dfe7ec", 'rx="14"'),
        rect(846, 290, 150, 4, "#b5c2ca"),
        rect(862, 214, 8, 56, "#9aa8b2", 'rx="4"'),
        rect(862, 316, 8, 90, "#9aa8b2", 'rx="4"'),
        rect(910, 220, 40, 34, "#ffe08a"),
        rect(934, 330, 34, 42, "#f3a8b8"),
      ].join(""),
      { synonyms: ["refrigerator"], z: 520, hides: 0.35 },
    ),
    counterTop(),
    { ...table(250, 690, 440, 140, "#c98d57", "#8f5c34"), hides: 0.1 },
  ],
  people: ["cook", "woman", "man", "girl", "boy", "oldWoman"],
  things: [
    "apple",
    "bread",
    "teapot",
    "cheese",
    "cake",
    "soup",
    "salad",
    "lemon",
    "carrot",
    "pineapple",
    "cupcake",
    "plant",
    "cat",
    "egg",
    "chair",
    "radio",
    "bin",
    "dog",
    "flowers",
    "pie",
    "tomato",
  ],
  surprises: ["crown", "rooster", "football", "penguin", "teddy"],
};

function counterTop() {
  const base = counter("cooker", 20, 520, 330, 150, ["#5b8f8a", "#48746f", "#e9e1d2"], []);
  const stove = [
    rect(36, 392, 120, 116, "#eef1f2", 'rx="5"'),
    rect(50, 428, 92, 62, "#3a434c", 'rx="5"'),
    times(4, (at) => oval(54 + at * 28, 408, 6, 6, "#8b98a2")),
  ].join("");
  return {
    ...base,
    noun: "kitchen counter",
    synonyms: ["cooker", "worktop", "counter", "cupboard"],
    svg: base.svg + stove,
  };
}
