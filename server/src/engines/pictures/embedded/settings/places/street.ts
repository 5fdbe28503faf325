import { fronts } from "#engines/pictures/embedded/settings/kit/fronts.ts";
import { part } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { skyline } from "#engines/pictures/embedded/settings/kit/land.ts";
import { line, path, rect, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import { sky } from "#engines/pictures/embedded/settings/kit/sky.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const street: Setting = {
  near: 335,
  far: 0.4,
  id: "street",
  noun: "street",
  synonyms: ["city", "town", "road"],
  phrase: "in a city street",
  mood: { day: "busy", night: "lively" },
  times: ["day", "evening", "night", "morning"],
  weathers: ["sunny", "cloudy", "rainy", "snowy"],
  horizon: 330,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 478, y1: 560 },
    { on: "ground", x0: 40, x1: 984, y0: 690, y1: 754 },
    { on: "sky", x0: 100, x1: 924, y0: 50, y1: 100 },
  ],
  backdrop: (air) => {
    const [road, walk] =
      air.weather === "snowy"
        ? ["#aab2bd", "#eef2f6"]
        : air.time === "night"
          ? ["#353a4c", "#6c7086"]
          : ["#6b7078", "#cfc9bf"];
    return [
      sky(air, 420),
      skyline(air, 420, 300, 9),
      fronts(420, air.time === "night"),
      rect(0, 420, 1024, 70, walk),
      rect(0, 488, 1024, 8, "#9c968c"),
      rect(0, 496, 1024, 180, road),
      times(7, (at) => path(`M${at * 170 - 40} 596h90l-8 12h-90z`, "#f4ead0", 'opacity=".85"')),
      rect(0, 676, 1024, 8, "#9c968c"),
      rect(0, 684, 1024, 84, walk),
      times(12, (at) => line(`M${at * 96 - 20} 768l30-84`, "#0002", 2)),
      line("M0 722H1024", "#0001", 2),
    ].join("");
  },
  fixtures: () => [
    part("row of shops", { x: 0, y: 140, w: 1024, h: 280 }, "", {
      synonyms: ["shop", "building", "house"],
      hides: 1,
      z: 400,
    }),
  ],
  people: ["man", "woman", "police", "business", "businesswoman", "shopper", "girl", "builder", "oldWoman"],
  things: [
    "car",
    "bus",
    "taxi",
    "bicycle",
    "postbox",
    "scooter",
    "motorbike",
    "dog",
    "cat",
    "barrier",
    "lorry",
    "policeCar",
    "helicopter",
    "skateboard",
  ],
  surprises: ["cow", "goose", "elephant", "chair", "giraffe"],
};
