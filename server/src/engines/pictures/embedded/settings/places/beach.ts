import { part } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { sea } from "#engines/pictures/embedded/settings/kit/land.ts";
import { fade, line, oval, path, scatter, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import { sky } from "#engines/pictures/embedded/settings/kit/sky.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const beach: Setting = {
  near: 345,
  far: 0.36,
  times: ["day", "morning", "evening"],
  id: "beach",
  noun: "beach",
  synonyms: ["seaside", "coast", "sea"],
  phrase: "on a beach",
  mood: { day: "relaxed", night: "calm" },
  weathers: ["sunny", "sunny", "cloudy"],
  horizon: 300,
  zones: [
    { on: "ground", x0: 30, x1: 994, y0: 500, y1: 752 },
    { on: "water", x0: 60, x1: 960, y0: 350, y1: 432 },
    { on: "sky", x0: 60, x1: 964, y0: 80, y1: 220 },
  ],
  backdrop: (air) =>
    [
      sky(air, 302),
      path("M690 302q60-70 130-60q70-40 204 20v40z", "#6f9a8a", 'opacity=".8"'),
      sea(air, 300, 470),
      `<defs>${fade("sand", "#f6dfa6", "#e6bd76")}</defs>`,
      path("M0 470q180-34 420-8t604-14v320H0z", "url(#sand)"),
      path("M0 462q180-34 420-8t604-14v14q-340 40-604 14T0 478z", "#fff", 'opacity=".75"'),
      times(60, (at) =>
        oval(
          Math.round(scatter(at, 2) * 1024),
          Math.round(500 + scatter(at, 3) * 260),
          2 + scatter(at, 4) * 3,
          1.4,
          "#c99c58",
          'opacity=".6"',
        ),
      ),
      path("M60 700q40-16 80 0q-40 12-80 0z", "#d3a560", 'opacity=".5"'),
      line("M820 640q50-12 100 4", "#d3a560", 4, 'opacity=".4"'),
    ].join(""),
  fixtures: () => [
    part("sea", { x: 0, y: 300, w: 1024, h: 150 }, "", {
      synonyms: ["water", "ocean"],
      colours: ["blue"],
      hides: 1,
      z: 290,
    }),
  ],
  people: ["woman", "man", "girl", "boy", "tourist", "player"],
  things: [
    "palm",
    "crab",
    "sailingBoat",
    "volleyball",
    "dolphin",
    "motorboat",
    "bucket",
    "turtle",
    "seal",
    "plane",
    "rock",
    "kite",
    "dog",
  ],
  surprises: ["snowman", "postbox", "chair", "camel"],
};
