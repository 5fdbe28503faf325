import { bench, part } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { skyline } from "#engines/pictures/embedded/settings/kit/land.ts";
import { fade, line, oval, path, rect, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import { sky } from "#engines/pictures/embedded/settings/kit/sky.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const station: Setting = {
  near: 340,
  far: 0.5,
  id: "station",
  noun: "railway station",
  synonyms: ["station", "train station", "platform"],
  phrase: "at a railway station",
  mood: { day: "busy", night: "quiet" },
  times: ["day", "morning", "evening", "night"],
  weathers: [],
  horizon: 360,
  zones: [{ on: "ground", x0: 40, x1: 984, y0: 560, y1: 752 }],
  backdrop: (air) => {
    const night = air.time === "night";
    return [
      sky(air, 420),
      skyline(air, 420, 210, 2),
      rect(0, 418, 1024, 76, night ? "#232a45" : "#8b8f86"),
      times(18, (at) => rect(at * 58, 424, 50, 62, night ? "#2c3555" : "#9ba096")),
      path("M0 0H1024V96Q512 20 0 96z", night ? "#2b3350" : "#6f7d92"),
      times(13, (at) => line(`M${at * 86} 0L${at * 80 + 32} 74`, night ? "#46507a" : "#93a1b5", 5)),
      rect(96, 60, 20, 440, "#515d70"),
      rect(908, 60, 20, 440, "#515d70"),
      rect(0, 490, 1024, 34, "#4a4640"),
      times(26, (at) => rect(at * 42, 500, 24, 10, "#6b5a48")),
      line("M0 500H1024M0 518H1024", "#9aa3ad", 5),
      `<defs>${fade("platform", "#d5cdc2", "#a89d90")}</defs>`,
      rect(0, 524, 1024, 244, "url(#platform)"),
      rect(0, 524, 1024, 12, "#f3d25a"),
      times(12, (at) =>
        line(`M${512 + (at - 6) * 86} 536L${512 + (at - 6) * 150} 768`, "#8d8377", 2, 'opacity=".5"'),
      ),
      line("M0 620H1024M0 700H1024", "#8d8377", 2, 'opacity=".4"'),
    ].join("");
  },
  fixtures: (air) => [
    part(
      "train",
      { x: 150, y: 296, w: 740, h: 206 },
      [
        path("M150 496V340q0-44 60-44h620q60 0 60 60v140z", "#2f6fb0"),
        rect(150, 430, 740, 20, "#f4c542"),
        rect(150, 470, 740, 26, "#26557f"),
        times(5, (at) =>
          rect(
            186 + at * 132,
            330,
            78,
            66,
            air.time === "night" ? "#ffe9a8" : "#d5ecf8",
            'rx="8" stroke="#eef4f8" stroke-width="5"',
          ),
        ),
        times(
          2,
          (at) =>
            rect(268 + at * 396, 330, 44, 156, "#e9eef3", 'rx="6"') +
            rect(276 + at * 396, 342, 28, 60, "#9cc7e2", 'rx="4"'),
        ),
        times(6, (at) => oval(210 + at * 124, 498, 20, 18, "#333a44")),
      ].join(""),
      { synonyms: ["carriage", "railway carriage"], colours: ["blue"], z: 498, hides: 0.75 },
    ),
    part(
      "clock",
      { x: 470, y: 96, w: 84, h: 84 },
      [
        line("M512 0v100", "#515d70", 6),
        oval(512, 138, 42, 42, "#39424f"),
        oval(512, 138, 35, 35, "#fdfaf2"),
        line("M512 138v-24M512 138l16 10", "#222", 4),
      ].join(""),
      { z: 100 },
    ),
    bench(60, 600, 220, 148),
  ],
  people: ["traveller", "tourist", "business", "woman", "man", "oldMan", "girl", "police"],
  things: ["suitcase", "backpack", "dog", "bin", "box", "handbag", "briefcase", "guitar", "bicycle", "cat"],
  surprises: ["sheep", "rooster", "penguin", "palm"],
};
