import { part } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { fade, line, path, rect, scatter, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import { sky } from "#engines/pictures/embedded/settings/kit/sky.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const rooftop: Setting = {
  near: 340,
  far: 0.6,
  id: "rooftop",
  noun: "rooftop",
  synonyms: ["roof", "city", "skyline"],
  phrase: "on a rooftop above the city",
  mood: { day: "exciting", night: "exciting" },
  times: ["night", "evening", "day"],
  weathers: ["sunny", "cloudy"],
  horizon: 450,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 570, y1: 752 },
    { on: "sky", x0: 240, x1: 800, y0: 90, y1: 220 },
  ],
  backdrop: (air) => {
    const night = air.time === "night";
    const towers = times(13, (at) => {
      const [x, tall] = [at * 84 - 24, 120 + scatter(at, 5) * 190];
      return (
        rect(
          x,
          490 - tall,
          76,
          tall,
          (night ? ["#262c58", "#303869", "#3a437a"] : ["#8a95b8", "#9aa5c6", "#7e89ad"])[at % 3] ?? "",
        ) +
        times(18, (w) =>
          rect(
            x + 10 + (w % 3) * 21,
            502 - tall + Math.floor(w / 3) * 26,
            12,
            14,
            scatter(w, at) > 0.5 ? "#ffe08a" : night ? "#1b2148" : "#dfe7f2",
            'opacity=".85"',
          ),
        )
      );
    });
    return [
      sky(air, 492),
      towers,
      rect(0, 488, 1024, 46, night ? "#4a4560" : "#a98f80"),
      rect(0, 480, 1024, 14, night ? "#615b7a" : "#c2a898"),
      `<defs>${fade("roof", night ? "#5a5570" : "#b9a79a", night ? "#3f3b54" : "#94837a")}</defs>`,
      rect(0, 534, 1024, 234, "url(#roof)"),
      times(9, (at) => line(`M${512 + (at - 4) * 140} 534L${512 + (at - 4) * 220} 768`, "#0003", 2)),
      times(3, (at) => line(`M0 ${586 + at * 64}H1024`, "#0002", 2)),
    ].join("");
  },
  fixtures: () => [
    part(
      "water tank",
      { x: 60, y: 300, w: 150, h: 254 },
      [
        line("M84 548V440M186 548V440M84 540L186 450M186 540L84 450", "#5a4636", 9),
        rect(66, 340, 138, 110, "#8f5f3f", 'rx="6"'),
        times(6, (at) => rect(88 + at * 20, 340, 3, 110, "#6d452c")),
        path("M56 344L135 296L214 344z", "#5a4636"),
      ].join(""),
      { synonyms: ["tank", "water tower"], z: 552, hides: 0.4 },
    ),
  ],
  people: ["superhero", "superhero", "ninja", "police", "robot", "detective"],
  things: [
    "helicopter",
    "blackCat",
    "box",
    "bat",
    "plane",
    "telescope",
    "chair",
    "plant",
    "toolbox",
    "kite",
    "eagle",
    "bin",
    "dog",
  ],
  surprises: ["cow", "goose", "sheep", "television"],
};
