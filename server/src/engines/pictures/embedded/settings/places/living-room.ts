import { lamp, part, sofa, table } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { boards, curtains, pane, rug, shelves, wall } from "#engines/pictures/embedded/settings/kit/room.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const livingRoom: Setting = {
  near: 370,
  far: 0.72,
  weathers: [],
  id: "living-room",
  noun: "living room",
  synonyms: ["room", "house", "sitting room", "home"],
  phrase: "in a living room",
  mood: { day: "relaxed", night: "cosy" },
  times: ["night", "evening", "day"],
  horizon: 500,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 575, y1: 752 },
    { on: "wall", x0: 470, x1: 720, y0: 130, y1: 230 },
  ],
  backdrop: (air) =>
    [
      air.time === "night" ? wall("#54627f", "#6f7894", 500) : wall("#dbe6df", "#bfd3c9", 500),
      boards(500, "#c3946a", "#9c6d47", "#7a5233"),
      rug(512, 670, 380, 76, "#c9604a", "#8f3d30"),
    ].join(""),
  fixtures: (air) => [
    part(
      "window",
      { x: 102, y: 100, w: 196, h: 196 },
      `${pane(112, 110, 176, 160, air)}${curtains(112, 96, 176, 210, "#e0b25a", "#b98a35")}`,
      { z: 10, hides: 0.5 },
    ),
    part("bookcase", { x: 800, y: 100, w: 190, h: 410 }, shelves(806, 112, 178, 392, 5), {
      synonyms: ["bookshelf", "shelf", "book"],
      z: 506,
      hides: 0.4,
    }),
    { ...sofa(330, 580, 330, ["#4d8f9c", "#356c78"], "blue") },
    lamp(250, 566),
    { ...table(680, 640, 230, 96), noun: "small table", synonyms: ["table", "coffee table"] },
  ],
  people: ["woman", "man", "girl", "boy", "oldMan", "oldWoman", "guitarist"],
  things: [
    "cat",
    "picture",
    "television",
    "plant",
    "clock",
    "teddy",
    "books",
    "candle",
    "coffee",
    "dog",
    "present",
    "radio",
    "telephone",
    "flowers",
    "guitar",
    "mirror",
    "basket",
  ],
  surprises: ["penguin", "crown", "goose", "pumpkin"],
};
