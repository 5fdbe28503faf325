import { part } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { treeline } from "#engines/pictures/embedded/settings/kit/land.ts";
import { fade, line, path, rect, scatter, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import { sky } from "#engines/pictures/embedded/settings/kit/sky.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const futureCity: Setting = {
  near: 340,
  far: 0.4,
  id: "future-city",
  noun: "city of the future",
  synonyms: ["city", "future city", "futuristic city"],
  phrase: "in a city of the future",
  mood: { day: "futuristic", night: "futuristic" },
  times: ["evening", "night", "day"],
  weathers: ["sunny"],
  horizon: 360,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 500, y1: 752 },
    { on: "sky", x0: 260, x1: 780, y0: 80, y1: 200 },
  ],
  backdrop: (air) => {
    const night = air.time === "night";
    const [a, b, c] = night ? ["#2b2f6b", "#3d3f8a", "#1f2350"] : ["#8fb3d9", "#a9c9e6", "#7496c2"];
    return [
      sky(air, 440),
      times(7, (at) => {
        const [x, tall] = [at * 156 - 30, 200 + scatter(at, 4) * 120];
        return `${path(`M${x} 440V${440 - tall}q40-60 80 0V440z`, at % 2 ? a : b)}${times(5, (w) => rect(x + 16, 440 - tall + 24 + w * 34, 48, 10, night ? "#7ff0ff" : "#eaf6ff", 'rx="5" opacity=".8"'))}`;
      }),
      path("M0 300Q260 230 520 300T1024 270v18Q780 250 520 318T0 318z", c, 'opacity=".9"'),
      `<defs>${fade("plaza", night ? "#565a94" : "#dfe6f0", night ? "#33366b" : "#aebbd0")}</defs>`,
      rect(0, 430, 1024, 338, "url(#plaza)"),
      times(13, (at) =>
        line(
          `M${512 + (at - 6) * 90} 430L${512 + (at - 6) * 190} 768`,
          night ? "#7ff0ff" : "#8fa3c2",
          3,
          'opacity=".5"',
        ),
      ),
      times(4, (at) =>
        line(`M0 ${464 + at * at * 24 + at * 20}H1024`, night ? "#7ff0ff" : "#8fa3c2", 3, 'opacity=".4"'),
      ),
      treeline(438, night ? "#2f6a6a" : "#6fb58a", 34),
    ].join("");
  },
  fixtures: () => [
    part("tower", { x: 0, y: 130, w: 1024, h: 300 }, "", {
      count: 7,
      synonyms: ["building", "skyscraper", "tall building"],
      z: 4,
      hides: 1,
    }),
  ],
  people: ["robot", "robot", "businesswoman", "scientist", "man", "girl", "boy", "alien"],
  things: [
    "ufo",
    "car",
    "helicopter",
    "tree",
    "kickScooter",
    "fountain",
    "statue",
    "dog",
    "satellite",
    "box",
    "skateboard",
    "rocket",
    "plant",
    "suitcase",
    "bin",
  ],
  surprises: ["horse", "sheep", "tRex", "camel"],
};
