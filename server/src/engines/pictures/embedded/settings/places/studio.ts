import { part, table } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { boards, pane, wall } from "#engines/pictures/embedded/settings/kit/room.ts";
import { line, oval, path, rect, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const studio: Setting = {
  near: 370,
  far: 0.72,
  weathers: [],
  id: "studio",
  noun: "artist's studio",
  synonyms: ["studio", "room", "art room", "workshop"],
  phrase: "in an artist's studio",
  mood: { day: "creative", night: "creative" },
  times: ["day", "morning", "evening"],
  horizon: 490,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 580, y1: 752 },
    { on: "wall", x0: 520, x1: 900, y0: 120, y1: 200 },
  ],
  backdrop: () =>
    [
      wall("#efe9de", "#dcd1bf", 490),
      boards(490, "#cfa777", "#a97d4e", "#835c36"),
      times(16, (at) =>
        oval(
          70 + ((at * 211) % 900),
          560 + ((at * 97) % 190),
          9 + (at % 4) * 5,
          4 + (at % 3) * 2,
          ["#e5383b", "#2f80dd", "#ffd03d", "#3fa652", "#8e62c6"][at % 5] ?? "",
          'opacity=".55"',
        ),
      ),
    ].join(""),
  fixtures: (air) => [
    part("window", { x: 90, y: 76, w: 300, h: 260 }, pane(100, 86, 280, 222, air), { z: 10, hides: 0.5 }),
    part(
      "easel",
      { x: 520, y: 300, w: 190, h: 280 },
      [
        line("M560 320L530 580M670 320L700 580M615 300V570", "#8a5a33", 9),
        rect(536, 330, 158, 134, "#fffdf8", 'stroke="#d8cbb6" stroke-width="3"'),
        path("M540 460V420q40-40 76-8t74-20v68z", "#5fa463"),
        oval(656, 366, 16, 16, "#ffb43d"),
        rect(524, 464, 184, 10, "#6d4630"),
      ].join(""),
      {
        synonyms: ["painting", "canvas", "picture"],
        z: 578,
        hides: 0.25,
        parts: [
          { x: 536, y: 300, w: 158, h: 175 },
          { x: 536, y: 475, w: 160, h: 100 },
        ],
      },
    ),
    { ...table(130, 690, 320, 126), hides: 0.1 },
  ],
  people: ["painter", "painter", "woman", "girl", "student", "oldMan", "model"],
  things: [
    "palette",
    "picture",
    "vase",
    "flowers",
    "apple",
    "plant",
    "cat",
    "chair",
    "radio",
    "bucket",
    "masks",
    "pear",
    "books",
    "violin",
    "candle",
    "box",
    "mirror",
  ],
  surprises: ["flamingo", "goose", "trophy", "zebra"],
};
