import { counter, part, table } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { boards, hangingLamp, rug, wall } from "#engines/pictures/embedded/settings/kit/room.ts";
import { line, path, rect, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const shop: Setting = {
  near: 370,
  far: 0.72,
  weathers: [],
  id: "shop",
  noun: "clothes shop",
  synonyms: ["shop", "store", "boutique", "clothes store"],
  phrase: "in a clothes shop",
  timeless: true,
  mood: { day: "lively", night: "elegant" },
  times: ["day", "evening"],
  horizon: 490,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 580, y1: 752 },
    { on: "wall", x0: 150, x1: 560, y0: 190, y1: 270 },
  ],
  backdrop: () =>
    [
      wall("#fbe3e6", "#f2c6cf", 490),
      boards(490, "#e0c3a0", "#bf9a70", "#99764e"),
      rect(90, 96, 520, 8, "#8d6b4a", 'rx="4"'),
      times(3, (at) => line(`M${140 + at * 210} 0V96`, "#8d6b4a", 4)),
      rug(512, 690, 330, 60, "#d98ba0", "#b0627a"),
      hangingLamp(420, 46, "#b0627a"),
      hangingLamp(800, 46, "#b0627a"),
    ].join(""),
  fixtures: () => [
    part(
      "rail of clothes",
      { x: 700, y: 220, w: 280, h: 270 },
      [
        line("M712 490V230H968V490", "#6a5a4f", 8),
        times(9, (at) =>
          path(
            `M${728 + at * 25} 240h14l10 20v${120 + (at % 3) * 22}h-34v-${120 + (at % 3) * 22}z`,
            ["#e5383b", "#2f80dd", "#ffd03d", "#3fa652", "#8e62c6", "#ff8f3f"][at % 6] ?? "",
          ),
        ),
      ].join(""),
      { synonyms: ["clothes", "clothes rail", "dress"], plural: "rails of clothes", z: 492, hides: 0.5 },
    ),
    {
      ...counter("counter", 90, 580, 300, 116, ["#fdf6ee", "#d3a9b0", "#e9c9ce"], [0.5]),
      synonyms: ["till", "desk"],
    },
    { ...table(560, 700, 320, 112, "#fff3ec", "#c9a09a"), hides: 0.1 },
  ],
  people: ["model", "shopper", "seller", "woman", "man", "girl", "businesswoman"],
  things: [
    "dress",
    "coat",
    "hat",
    "shoes",
    "handbag",
    "shoppingBags",
    "mirror",
    "kimono",
    "topHat",
    "plant",
    "present",
    "suitcase",
    "flowers",
    "chair",
    "dog",
    "ring",
  ],
  surprises: ["pumpkin", "rooster", "goat", "fish"],
};
