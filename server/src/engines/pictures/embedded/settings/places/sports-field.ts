import { part } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { meadow } from "#engines/pictures/embedded/settings/kit/land.ts";
import { line, oval, path, rect, scatter, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import { sky } from "#engines/pictures/embedded/settings/kit/sky.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const sportsField: Setting = {
  near: 335,
  far: 0.4,
  id: "sports-field",
  noun: "sports field",
  synonyms: ["stadium", "football pitch", "field", "pitch"],
  phrase: "on a sports field",
  mood: { day: "exciting", night: "exciting" },
  times: ["day", "evening", "morning"],
  weathers: ["sunny", "sunny", "cloudy", "rainy"],
  horizon: 352,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 470, y1: 752 },
    { on: "sky", x0: 100, x1: 924, y0: 60, y1: 120 },
  ],
  backdrop: (air) =>
    [
      sky(air, 352),
      path("M0 180Q512 130 1024 180V352H0z", "#8d97a8"),
      path("M0 180Q512 130 1024 180v16Q512 146 0 196z", "#d9433f"),
      times(230, (at) => {
        const row = at % 5;
        const x = Math.floor(at / 5) * 22.6 + (row % 2) * 10;
        return (
          oval(
            x,
            216 + row * 24 - Math.sin((x / 1024) * Math.PI) * 22,
            7.5,
            8,
            ["#f2d3bd", "#e0b08f", "#b97f5f", "#8a5a42"][Math.floor(scatter(at, 3) * 4)] ?? "",
          ) +
          rect(
            x - 9,
            224 + row * 24 - Math.sin((x / 1024) * Math.PI) * 22,
            18,
            12,
            ["#e5383b", "#2f80dd", "#ffd03d", "#f8f6f3", "#3fa652"][Math.floor(scatter(at, 5) * 5)] ?? "",
            'rx="5"',
          )
        );
      }),
      rect(0, 328, 1024, 26, "#2d3a52"),
      meadow({ ...air, weather: "sunny" }, 354),
      times(6, (at) =>
        path(
          `M${512 + (at * 2 - 6) * 90} 354h90L${512 + (at * 2 - 5) * 190} 768h-190z`,
          "#ffffff",
          'opacity=".09"',
        ),
      ),
      line("M0 430H1024M120 430L-40 640M904 430L1064 640", "#fff", 5, 'opacity=".8"'),
      line("M330 768Q512 600 694 768", "#fff", 5, 'opacity=".7"'),
    ].join(""),
  fixtures: () => [
    part("crowd", { x: 0, y: 190, w: 1024, h: 140 }, "", {
      synonyms: ["spectator", "fan", "people", "audience"],
      hides: 1,
      z: 340,
    }),
  ],
  people: ["player", "playerMan", "player", "playerMan", "fencer", "boy", "girl"],
  things: [
    "football",
    "goal",
    "basketball",
    "racket",
    "trophy",
    "backpack",
    "volleyball",
    "bicycle",
    "bucket",
    "dog",
    "balloon",
    "box",
  ],
  surprises: ["cow", "turtle", "chair", "tRex"],
};
