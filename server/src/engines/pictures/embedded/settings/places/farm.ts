import { fence, part } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { hills, meadow } from "#engines/pictures/embedded/settings/kit/land.ts";
import { line, path, rect, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import { sky } from "#engines/pictures/embedded/settings/kit/sky.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const farm: Setting = {
  near: 345,
  far: 0.36,
  times: ["day", "morning", "evening"],
  id: "farm",
  noun: "farm",
  synonyms: ["countryside", "country"],
  phrase: "on a farm",
  mood: { day: "cheerful", night: "quiet" },
  weathers: ["sunny", "sunny", "cloudy", "rainy"],
  horizon: 350,
  zones: [
    { on: "ground", x0: 30, x1: 994, y0: 470, y1: 752 },
    { on: "sky", x0: 80, x1: 944, y0: 90, y1: 200 },
  ],
  backdrop: (air) =>
    [
      sky(air, 352),
      hills(330, air.time === "evening" ? "#a59a5c" : "#9fcf7c", 1),
      hills(350, air.time === "evening" ? "#8a8a4c" : "#7fbd62", 5),
      meadow(air, 352),
      times(7, (at) =>
        path(
          `M${560 + at * 74} 352h34l${at * 22 - 10} 60h-64z`,
          air.time === "evening" ? "#c79a45" : "#e8c558",
          'opacity=".8"',
        ),
      ),
      path("M0 640Q260 560 420 470L470 470Q420 600 260 768H0z", "#d7b583", 'opacity=".8"'),
    ].join(""),
  fixtures: () => [
    part(
      "barn",
      { x: 70, y: 236, w: 236, h: 188 },
      [
        rect(90, 306, 196, 118, "#b5423a"),
        path("M70 312L124 250L188 236L252 250L306 312z", "#7d2b28"),
        rect(152, 344, 72, 80, "#f4ead8"),
        line("M152 344l72 80M224 344l-72 80", "#b5423a", 6),
        rect(170, 270, 36, 30, "#f4ead8"),
      ].join(""),
      { synonyms: ["farmhouse", "building", "house"], colours: ["red"], hides: 0.6, z: 424 },
    ),
    { ...fence(560, 452, 464), z: 452 },
  ],
  people: ["farmer", "girl", "boy", "woman", "oldMan"],
  things: [
    "cow",
    "sheep",
    "pig",
    "tractor",
    "rooster",
    "horse",
    "goat",
    "goose",
    "tree",
    "sunflower",
    "basket",
    "dog",
    "bucket",
    "cat",
  ],
  surprises: ["camel", "ufo", "flamingo", "trumpet"],
};
