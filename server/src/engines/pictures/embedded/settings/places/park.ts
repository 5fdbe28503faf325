import { bench, part } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { meadow, pond, skyline, track, treeline } from "#engines/pictures/embedded/settings/kit/land.ts";
import { sky } from "#engines/pictures/embedded/settings/kit/sky.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const park: Setting = {
  near: 345,
  far: 0.36,
  id: "park",
  noun: "park",
  synonyms: ["garden"],
  phrase: "in a park",
  mood: { day: "peaceful", night: "quiet" },
  times: ["day", "morning", "evening"],
  weathers: ["sunny", "sunny", "cloudy", "rainy", "snowy"],
  horizon: 345,
  zones: [
    { on: "ground", x0: 30, x1: 994, y0: 440, y1: 752 },
    { on: "water", x0: 700, x1: 980, y0: 520, y1: 545 },
    { on: "sky", x0: 60, x1: 964, y0: 90, y1: 250 },
  ],
  backdrop: (air) =>
    [
      sky(air, 346),
      skyline(air, 346, 210, 4),
      treeline(348, air.weather === "snowy" ? "#8fa7a0" : air.time === "evening" ? "#5b7d4c" : "#3d8f4c", 62),
      meadow(air, 345),
      track(
        346,
        air.weather === "snowy" ? "#dfe4ea" : "#e3cfa6",
        air.weather === "snowy" ? "#c9d2dc" : "#cbb486",
      ),
      pond(838, 530, 150, 44, air),
    ].join(""),
  fixtures: () => [
    bench(96, 505, 220, 116),
    part("pond", { x: 676, y: 478, w: 324, h: 104 }, "", {
      synonyms: ["lake", "water"],
      hides: 0.6,
      z: 470,
      water: true,
    }),
  ],
  people: ["man", "woman", "girl", "boy", "oldMan", "player"],
  things: [
    "tree",
    "duck",
    "dog",
    "kite",
    "football",
    "bicycle",
    "bird",
    "squirrel",
    "tulip",
    "fountain",
    "balloon",
    "backpack",
  ],
  surprises: ["penguin", "television", "topHat", "zebra"],
};
