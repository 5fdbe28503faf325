import { part } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { hills, sea } from "#engines/pictures/embedded/settings/kit/land.ts";
import {
  fade,
  line,
  oval,
  path,
  rect,
  scatter,
  times,
} from "#engines/pictures/embedded/settings/kit/shapes.ts";
import { sky } from "#engines/pictures/embedded/settings/kit/sky.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const ruins: Setting = {
  near: 340,
  far: 0.4,
  id: "temple",
  noun: "temple",
  synonyms: ["ruins", "ancient city", "ancient temple"],
  phrase: "in front of an ancient temple",
  mood: { day: "peaceful", night: "mysterious" },
  times: ["day", "evening", "morning"],
  weathers: ["sunny", "sunny", "cloudy"],
  horizon: 372,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 500, y1: 752 },
    { on: "sky", x0: 80, x1: 220, y0: 110, y1: 220 },
  ],
  backdrop: (air) =>
    [
      sky(air, 374),
      sea(air, 330, 376),
      hills(366, "#c9b27c", 6),
      `<defs>${fade("dust", "#ecd7a6", "#d2ad6c")}</defs>`,
      rect(0, 372, 1024, 396, "url(#dust)"),
      times(40, (at) =>
        oval(
          Math.round(scatter(at, 3) * 1024),
          Math.round(440 + scatter(at, 4) * 320),
          6 + scatter(at, 5) * 14,
          3 + scatter(at, 5) * 3,
          "#b8935a",
          'opacity=".35"',
        ),
      ),
      path("M430 450H610L800 768H240z", "#f1e3c2", 'opacity=".8"'),
      times(6, (at) => line(`M${424 - at * 34} ${470 + at * 56}H${616 + at * 34}`, "#cdb07c", 3)),
    ].join(""),
  fixtures: () => [
    part(
      "temple",
      { x: 270, y: 150, w: 490, h: 300 },
      [
        path("M262 232L515 150L768 232z", "#f4ead2"),
        path("M300 226L515 160L730 226z", "#dcc9a0"),
        rect(262, 230, 506, 24, "#f9f1de"),
        times(
          6,
          (at) =>
            rect(286 + at * 84, 254, 38, 160, "#f6ecd6") +
            rect(298 + at * 84, 254, 5, 160, "#d9c7a0") +
            rect(310 + at * 84, 254, 5, 160, "#d9c7a0") +
            rect(280 + at * 84, 254, 50, 10, "#e7d8b5") +
            rect(280 + at * 84, 406, 50, 10, "#e7d8b5"),
        ),
        times(3, (at) =>
          rect(256 - at * 14, 414 + at * 12, 518 + at * 28, 13, at % 2 ? "#e0cfa6" : "#f1e4c6"),
        ),
      ].join(""),
      { synonyms: ["column", "building", "ruin"], colours: ["white"], z: 446, hides: 0.6 },
    ),
  ],
  people: ["greek", "philosopher", "soldier", "pharaoh", "tourist", "archer"],
  things: [
    "vase",
    "statue",
    "camel",
    "palm",
    "goat",
    "horse",
    "basket",
    "treasure",
    "sheep",
    "rock",
    "eagle",
    "harp",
    "cactus",
    "blackCat",
    "longDrum",
    "snake",
  ],
  surprises: ["bicycle", "television", "taxi", "ufo"],
};
