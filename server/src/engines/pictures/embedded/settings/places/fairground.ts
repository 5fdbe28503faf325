import { stall } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { meadow, treeline } from "#engines/pictures/embedded/settings/kit/land.ts";
import { line, oval, path, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import { sky } from "#engines/pictures/embedded/settings/kit/sky.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const fairground: Setting = {
  near: 335,
  far: 0.4,
  id: "fairground",
  noun: "funfair",
  synonyms: ["fair", "fairground", "amusement park", "theme park"],
  phrase: "at a funfair",
  mood: { day: "cheerful", night: "magical" },
  times: ["evening", "day", "night"],
  weathers: ["sunny", "cloudy"],
  horizon: 350,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 460, y1: 752 },
    { on: "sky", x0: 100, x1: 924, y0: 70, y1: 180 },
  ],
  backdrop: (air) =>
    [
      sky(air, 352),
      treeline(354, air.time === "night" ? "#23415a" : "#5f9a5f", 80),
      meadow({ ...air, weather: "sunny" }, 352),
      path("M380 352Q250 560 150 768H874Q770 560 640 352z", air.time === "night" ? "#6b6272" : "#ead9b0"),
      line("M0 60Q256 150 512 70T1024 60", "#6a4a6a", 3),
      times(22, (at) =>
        oval(
          at * 48 + 8,
          66 + Math.abs(Math.sin((at / 22) * Math.PI * 2)) * 42,
          8,
          10,
          ["#ffd03d", "#ff84b4", "#7fd3ff", "#a6e36a"][at % 4] ?? "",
        ),
      ),
    ].join(""),
  fixtures: () => [stall(660, 540, 260, "#8e62c6", 336)],
  people: ["girl", "boy", "woman", "man", "magician", "oldMan", "partyWoman"],
  things: [
    "ferrisWheel",
    "circusTent",
    "carouselHorse",
    "balloon",
    "teddy",
    "popcorn",
    "bin",
    "dog",
    "present",
    "bicycle",
    "monkey",
    "drum",
  ],
  surprises: ["tRex", "ufo", "elephant", "suitcase"],
};
