import { part } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { hills, sea } from "#engines/pictures/embedded/settings/kit/land.ts";
import { line, path, rect, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import { sky } from "#engines/pictures/embedded/settings/kit/sky.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const harbour: Setting = {
  near: 345,
  far: 0.36,
  id: "harbour",
  noun: "harbour",
  synonyms: ["port", "sea", "seaside"],
  phrase: "at a harbour",
  mood: { day: "lively", night: "calm" },
  times: ["day", "morning", "evening", "night"],
  weathers: ["sunny", "cloudy", "rainy", "sunny"],
  horizon: 300,
  zones: [
    { on: "ground", x0: 30, x1: 994, y0: 560, y1: 752 },
    { on: "water", x0: 80, x1: 940, y0: 400, y1: 500 },
    { on: "sky", x0: 60, x1: 780, y0: 80, y1: 200 },
  ],
  backdrop: (air) =>
    [
      sky(air, 302),
      hills(300, air.time === "night" ? "#25315c" : "#86a893", 2),
      sea(air, 300, 536),
      rect(0, 530, 1024, 238, "#b68b5e"),
      times(9, (at) => rect(0, 540 + at * at * 2.6 + at * 4, 1024, 3, "#8a6340", 'opacity=".6"')),
      times(14, (at) =>
        line(`M${512 + (at - 7) * 80} 536L${512 + (at - 7) * 150} 768`, "#8a6340", 2, 'opacity=".35"'),
      ),
      times(6, (at) => rect(40 + at * 190, 508, 22, 44, "#7a5636", 'rx="6"')),
    ].join(""),
  fixtures: (air) => [
    part(
      "lighthouse",
      { x: 842, y: 110, w: 92, h: 216 },
      [
        path("M858 326l12-170h36l12 170z", "#fbf6ee"),
        path("M862 282h52l-3-40h-46zM868 206h40l-2-34h-36z", "#d9433f"),
        rect(866, 132, 44, 26, "#3a4252"),
        rect(872, 136, 32, 18, air.time === "night" ? "#fff3a8" : "#bfe3f5"),
        path("M862 132q26-34 52 0z", "#d9433f"),
        air.time === "night" ? path("M888 144L0 60v120z", "#fff6c0", 'opacity=".18"') : "",
      ].join(""),
      { synonyms: ["tower"], colours: ["red", "white"], z: 300, hides: 0.3 },
    ),
  ],
  people: ["fisher", "tourist", "woman", "man", "girl", "pirate"],
  things: [
    "ship",
    "sailingBoat",
    "motorboat",
    "box",
    "suitcase",
    "bird",
    "cat",
    "crab",
    "canoe",
    "basket",
    "bucket",
    "bicycle",
    "dolphin",
  ],
  surprises: ["elephant", "harp", "camel", "tractor"],
};
