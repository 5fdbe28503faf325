import { part, table } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { boards, pane, rug, wall } from "#engines/pictures/embedded/settings/kit/room.ts";
import { line, oval, path, rect, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const gameRoom: Setting = {
  near: 370,
  far: 0.72,
  weathers: [],
  id: "bedroom",
  noun: "bedroom",
  synonyms: ["room", "house", "teenager's room"],
  phrase: "in a bedroom",
  mood: { day: "playful", night: "playful" },
  times: ["evening", "night", "day"],
  horizon: 496,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 590, y1: 752 },
    { on: "wall", x0: 60, x1: 560, y0: 110, y1: 190 },
  ],
  backdrop: (air) =>
    [
      air.time === "night" ? wall("#3d3a72", "#5c4f92", 496) : wall("#cfc6f0", "#b4a8e2", 496),
      boards(496, "#c69a74", "#a2764f", "#7f5737"),
      rug(420, 680, 320, 66, "#6f62c4", "#4b3f98"),
      times(14, (at) =>
        oval(
          at * 78 + 8,
          34 + Math.abs(Math.sin(at * 0.9)) * 26,
          7,
          9,
          ["#ffd03d", "#ff84b4", "#7fd3ff", "#a6e36a"][at % 4] ?? "",
        ),
      ),
      line("M0 30Q128 80 256 34T512 34T768 34T1024 34", "#5c4a7a", 2),
    ].join(""),
  fixtures: (air) => [
    part("window", { x: 670, y: 96, w: 196, h: 180 }, pane(680, 106, 176, 144, air), { z: 10, hides: 0.5 }),
    part(
      "bed",
      { x: 660, y: 400, w: 350, h: 190 },
      [
        rect(986, 380, 24, 206, "#8a5a3c", 'rx="6"'),
        rect(660, 440, 20, 150, "#8a5a3c", 'rx="6"'),
        rect(672, 500, 326, 66, "#a9744c"),
        rect(676, 454, 318, 60, "#5f8fe0", 'rx="14"'),
        rect(884, 432, 104, 44, "#fdf8ef", 'rx="18"'),
        path("M676 476h190v64q-95 18-190 0z", "#4671c4"),
      ].join(""),
      { colours: ["blue"], z: 590, hides: 0.35 },
    ),
    { ...table(70, 584, 330, 132, "#e3d3bd", "#a98d6c"), noun: "desk", synonyms: ["table"] },
  ],
  people: ["gamer", "gamerGirl", "cosplayer", "cosplayBoy", "girl", "boy"],
  things: [
    "computer",
    "joystick",
    "books",
    "teddy",
    "television",
    "backpack",
    "noodles",
    "controller",
    "sushi",
    "cat",
    "dice",
    "guitar",
    "skateboard",
    "kimono",
    "puzzle",
    "alarmClock",
    "basketball",
    "lantern",
    "medal",
  ],
  surprises: ["rooster", "treasure", "goose", "fish"],
};
