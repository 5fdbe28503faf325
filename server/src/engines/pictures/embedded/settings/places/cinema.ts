import { part, table } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { fade, line, oval, path, rect, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const cinema: Setting = {
  near: 360,
  far: 0.72,
  weathers: [],
  id: "film-studio",
  noun: "film studio",
  synonyms: ["film set", "studio", "movie set", "set"],
  phrase: "in a film studio",
  timeless: true,
  mood: { day: "busy", night: "exciting" },
  times: ["day"],
  horizon: 470,
  zones: [{ on: "ground", x0: 40, x1: 984, y0: 560, y1: 752 }],
  backdrop: () =>
    [
      `<defs>${fade("hall", "#39415a", "#565f7c")}</defs>`,
      rect(0, 0, 1024, 470, "url(#hall)"),
      times(8, (at) => line(`M${at * 150 - 40} 0V60`, "#2a3044", 6)),
      rect(0, 54, 1024, 12, "#2a3044"),
      times(
        5,
        (at) =>
          rect(90 + at * 200, 62, 54, 34, "#1f2435", 'rx="6"') +
          oval(117 + at * 200, 98, 26, 8, "#fff3c4") +
          path(`M${92 + at * 200} 100l-50 330h150l-50-330z`, "#fff3c4", 'opacity=".10"'),
      ),
      rect(0, 470, 1024, 298, "#8a8f9f"),
      times(11, (at) => line(`M${512 + (at - 5) * 110} 470L${512 + (at - 5) * 190} 768`, "#767b8c", 2)),
      times(3, (at) => line(`M0 ${530 + at * 74}H1024`, "#767b8c", 2)),
    ].join(""),
  fixtures: () => [
    part(
      "painted backdrop",
      { x: 250, y: 130, w: 524, h: 350 },
      [
        rect(240, 120, 544, 366, "#6d4b33"),
        `<defs>${fade("painted", "#ff9e7a", "#ffd9a0")}</defs>`,
        rect(252, 132, 520, 340, "url(#painted)"),
        oval(520, 330, 60, 60, "#fff0b8"),
        path("M252 400Q360 340 470 396T772 372V472H252z", "#c9794f"),
        path("M252 440Q420 396 772 430V472H252z", "#9c5a3c"),
      ].join(""),
      { synonyms: ["picture", "painting", "desert", "sunset", "screen"], z: 480, hides: 0.6 },
    ),
    { ...table(60, 640, 210, 108), hides: 0.1 },
  ],
  people: ["director", "knight", "pirate", "astronaut", "queen", "vampire", "singer", "superhero", "builder"],
  things: [
    "filmCamera",
    "clapperboard",
    "projector",
    "box",
    "chair",
    "popcorn",
    "cactus",
    "topHat",
    "suitcase",
    "coffee",
    "camera",
    "tRex",
    "horse",
    "bin",
  ],
  surprises: ["cow", "snowman", "penguin", "harp"],
};
