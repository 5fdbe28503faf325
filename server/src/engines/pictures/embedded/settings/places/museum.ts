import { pedestal } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { tiles, wall } from "#engines/pictures/embedded/settings/kit/room.ts";
import { path, rect, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const museum: Setting = {
  far: 0.72,
  weathers: [],
  id: "museum",
  noun: "museum",
  synonyms: ["gallery", "art gallery"],
  phrase: "in a museum",
  timeless: true,
  mood: { day: "quiet", night: "mysterious" },
  times: ["day", "evening"],
  horizon: 486,
  near: 350,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 560, y1: 752 },
    { on: "wall", x0: 230, x1: 800, y0: 150, y1: 230 },
  ],
  backdrop: () =>
    [
      wall("#5f8f87", "#86b0a4", 486, "#e8dcc3"),
      rect(0, 330, 1024, 142, "#4d776f"),
      rect(0, 324, 1024, 8, "#e8dcc3"),
      rect(0, 0, 1024, 40, "#eef1f4"),
      [70, 904]
        .map((x) =>
          [
            rect(x, 40, 56, 446, "#eef1f4"),
            rect(x - 12, 40, 80, 20, "#d7dee4"),
            rect(x - 12, 466, 80, 22, "#d7dee4"),
            times(4, (at) => rect(x + 8 + at * 12, 62, 4, 402, "#cbd3da")),
          ].join(""),
        )
        .join(""),
      tiles(486, "#f3e9d6", "#d9b98c"),
      times(3, (at) => path(`M${256 + at * 256} 40l-90 260h180z`, "#fff7d8", 'opacity=".16"')),
    ].join(""),
  fixtures: () => [pedestal(210, 580), pedestal(456, 580), pedestal(704, 580)],
  people: ["tourist", "woman", "man", "oldMan", "student", "girl", "boy", "police"],
  things: [
    "picture",
    "vase",
    "statue",
    "crown",
    "skull",
    "shield",
    "swords",
    "mammoth",
    "scroll",
    "masks",
    "hourglass",
    "doll",
    "gem",
    "backpack",
    "compass",
    "kimono",
    "handbag",
    "camera",
  ],
  surprises: ["hamburger", "cat", "penguin", "rooster"],
};
