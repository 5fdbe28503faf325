import { meadow, mountains, treeline } from "#engines/pictures/embedded/settings/kit/land.ts";
import { path, rect, scatter, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import { sky } from "#engines/pictures/embedded/settings/kit/sky.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const forest: Setting = {
  near: 345,
  far: 0.36,
  id: "forest",
  noun: "forest",
  synonyms: ["wood", "woods", "camp", "campsite"],
  phrase: "in a forest",
  mood: { day: "fresh", night: "mysterious" },
  times: ["morning", "day", "evening", "night"],
  weathers: ["sunny", "cloudy", "sunny"],
  horizon: 372,
  zones: [
    { on: "ground", x0: 30, x1: 994, y0: 462, y1: 752 },
    { on: "sky", x0: 80, x1: 944, y0: 80, y1: 210 },
  ],
  backdrop: (air) => {
    const dark = air.time === "night";
    const [far, mid, trunk] = dark
      ? ["#2c4a5e", "#1f3a48", "#182c38"]
      : air.time === "evening"
        ? ["#8e9a6a", "#5f7a4c", "#5d4a3a"]
        : ["#9ccb94", "#5e9f62", "#6f5340"];
    return [
      sky(air, 374),
      mountains(
        376,
        dark ? "#38437a" : "#8fa0bd",
        dark ? "#2b3566" : "#7587a8",
        dark ? "#7a86b8" : "#f4f8fc",
      ),
      treeline(378, far, 130),
      times(15, (at) =>
        path(`M${at * 74 - 20} 392l34 -${120 + scatter(at, 6) * 70}l34 ${120 + scatter(at, 6) * 70}z`, mid),
      ),
      meadow(air, 374),
      times(9, (at) => rect(20 + at * 122, 384, 10, 22, trunk)),
      path("M420 374Q300 520 380 768H690Q560 520 470 374z", dark ? "#3b4a4a" : "#cdb68a", 'opacity=".75"'),
    ].join("");
  },
  fixtures: () => [],
  people: ["hiker", "man", "woman", "boy", "girl"],
  things: [
    "pine",
    "tent",
    "fire",
    "log",
    "mushroom",
    "squirrel",
    "deer",
    "owl",
    "rock",
    "hedgehog",
    "backpack",
    "raccoon",
    "butterfly",
    "rabbit",
    "tree",
  ],
  surprises: ["penguin", "chair", "television", "topHat"],
};
