import { hills, meadow, mountains } from "#engines/pictures/embedded/settings/kit/land.ts";
import { path, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import { sky } from "#engines/pictures/embedded/settings/kit/sky.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const mountain: Setting = {
  near: 345,
  far: 0.36,
  times: ["day", "morning", "evening"],
  id: "mountain",
  noun: "mountains",
  synonyms: ["mountain", "hill", "snow"],
  phrase: "in the mountains",
  mood: { day: "adventurous", night: "lonely" },
  weathers: ["snowy", "sunny", "cloudy"],
  cold: true,
  horizon: 380,
  zones: [
    { on: "ground", x0: 30, x1: 994, y0: 470, y1: 752 },
    { on: "sky", x0: 120, x1: 900, y0: 80, y1: 200 },
  ],
  backdrop: (air) =>
    [
      sky(air, 382),
      mountains(384, "#7e93b3", "#64799b", "#ffffff"),
      hills(400, "#dbe6f1", 3),
      meadow({ ...air, weather: "snowy" }, 384),
      times(8, (at) => path(`M${at * 140 + 20} 420l22 -70l22 70z`, "#4f7d6a")),
      path("M0 560Q300 470 620 520T1024 470V768H0z", "#fff", 'opacity=".35"'),
    ].join(""),
  fixtures: () => [],
  people: ["wintry", "wintryMan", "skier", "hiker"],
  things: [
    "pine",
    "snowman",
    "sledge",
    "hut",
    "deer",
    "rock",
    "log",
    "eagle",
    "dog",
    "tent",
    "fire",
    "backpack",
    "helicopter",
  ],
  surprises: ["cactus", "parrot", "flamingo"],
};
