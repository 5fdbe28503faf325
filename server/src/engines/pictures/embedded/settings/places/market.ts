import { fronts } from "#engines/pictures/embedded/settings/kit/fronts.ts";
import { stall } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { fade, oval, rect, scatter, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import { sky } from "#engines/pictures/embedded/settings/kit/sky.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const market: Setting = {
  near: 335,
  far: 0.4,
  id: "market",
  noun: "market",
  synonyms: ["street market", "square", "town square"],
  phrase: "at a market",
  mood: { day: "colourful", night: "lively" },
  times: ["day", "morning", "evening"],
  weathers: ["sunny", "sunny", "cloudy"],
  horizon: 340,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 628, y1: 752 },
    { on: "sky", x0: 420, x1: 600, y0: 70, y1: 180 },
  ],
  backdrop: (air) =>
    [
      sky(air, 420),
      fronts(420, false),
      `<defs>${fade("cobble", "#d8cbb6", "#b5a58c")}</defs>`,
      rect(0, 420, 1024, 348, "url(#cobble)"),
      times(120, (at) => {
        const depth = scatter(at, 4);
        return oval(
          Math.round(scatter(at, 3) * 1024),
          Math.round(428 + depth * 336),
          8 + depth * 20,
          3 + depth * 7,
          "#a4937a",
          'opacity=".35"',
        );
      }),
    ].join(""),
  fixtures: () => [{ ...stall(70, 590, 340, "#d9433f", 372) }, { ...stall(606, 590, 340, "#2f8f6b", 372) }],
  people: ["seller", "shopper", "seller", "man", "oldWoman", "girl", "boy"],
  things: [
    "apple",
    "orange",
    "pineapple",
    "bread",
    "fish",
    "cheese",
    "carrot",
    "tomato",
    "watermelon",
    "grapes",
    "basket",
    "dog",
    "bird",
    "box",
    "lemon",
    "honey",
    "bicycle",
    "flowers",
  ],
  surprises: ["penguin", "monkey", "telephone", "crown"],
};
