import { part } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { hills, meadow, treeline } from "#engines/pictures/embedded/settings/kit/land.ts";
import { line, path, rect, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import { sky } from "#engines/pictures/embedded/settings/kit/sky.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const castle: Setting = {
  near: 340,
  far: 0.4,
  id: "castle",
  noun: "castle",
  synonyms: ["palace", "courtyard", "fortress"],
  phrase: "in front of a castle",
  mood: { day: "festive", night: "mysterious" },
  times: ["day", "evening", "morning"],
  weathers: ["sunny", "cloudy", "sunny"],
  horizon: 370,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 490, y1: 752 },
    { on: "sky", x0: 60, x1: 200, y0: 120, y1: 240 },
  ],
  backdrop: (air) =>
    [
      sky(air, 372),
      hills(352, air.time === "evening" ? "#8b8a5c" : "#8cc07a", 4),
      treeline(372, air.time === "evening" ? "#5d6d42" : "#4f9455", 60),
      meadow(air, 370),
      path("M470 424L560 424Q700 600 820 768H200Q380 600 470 424z", "#d9c39a"),
    ].join(""),
  fixtures: () => [
    part("castle", { x: 270, y: 110, w: 490, h: 320 }, castleWalls(), {
      synonyms: ["palace", "tower", "fortress"],
      colours: ["grey"],
      z: 428,
      hides: 0.55,
      parts: [
        { x: 270, y: 250, w: 490, h: 180 },
        { x: 290, y: 130, w: 90, h: 120 },
        { x: 650, y: 130, w: 90, h: 120 },
      ],
    }),
  ],
  people: ["knight", "king", "queen", "princess", "archer", "wizard", "farmer"],
  things: [
    "horse",
    "dragon",
    "treasure",
    "dog",
    "tree",
    "bow",
    "goose",
    "vase",
    "sheep",
    "owl",
    "harp",
    "basket",
    "tulip",
    "eagle",
    "longDrum",
    "rock",
    "rabbit",
  ],
  surprises: ["bicycle", "television", "taxi", "suitcase"],
};

function castleWalls(): string {
  const battlements = (x: number, y: number, wide: number, fill: string) =>
    times(Math.floor(wide / 22), (at) => (at % 2 === 0 ? rect(x + at * 22, y - 16, 22, 17, fill) : ""));
  const tower = (x: number, top: number, wide: number, roof: string) =>
    [
      rect(x, top, wide, 428 - top, "#b8b3bd"),
      rect(x + wide * 0.62, top, wide * 0.38, 428 - top, "#a09ba8"),
      battlements(x - 5, top, wide + 10, "#b8b3bd"),
      path(`M${x - 2} ${top - 14}L${x + wide / 2} ${top - 96}L${x + wide + 2} ${top - 14}z`, roof),
      line(`M${x + wide / 2} ${top - 96}v-26`, "#6d5a4a", 4),
      path(`M${x + wide / 2} ${top - 122}l30 9l-30 9z`, "#ffd03d"),
      rect(x + wide / 2 - 8, top + 40, 16, 32, "#4b4654", 'rx="8"'),
    ].join("");
  return [
    rect(300, 280, 430, 148, "#c6c1ca"),
    battlements(300, 280, 430, "#c6c1ca"),
    tower(292, 232, 84, "#c2473f"),
    tower(654, 232, 84, "#c2473f"),
    tower(468, 216, 96, "#8e4a8a"),
    times(24, (at) => rect(312 + ((at * 83) % 400), 300 + ((at * 37) % 110), 22, 9, "#aba6b1", 'rx="2"')),
    path("M470 428v-66q46-56 92 0v66z", "#5a3a26"),
    line("M486 428v-76M516 428v-90M546 428v-76", "#3d2718", 4),
  ].join("");
}
