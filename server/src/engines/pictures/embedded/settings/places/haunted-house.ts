import { part } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { hills, meadow } from "#engines/pictures/embedded/settings/kit/land.ts";
import { line, oval, path, rect, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import { sky } from "#engines/pictures/embedded/settings/kit/sky.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const hauntedHouse: Setting = {
  near: 340,
  far: 0.4,
  id: "haunted-house",
  noun: "haunted house",
  synonyms: ["old house", "house", "garden", "horror house"],
  phrase: "outside a haunted house",
  mood: { day: "scary", night: "scary" },
  times: ["night"],
  weathers: ["sunny", "cloudy"],
  horizon: 372,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 490, y1: 752 },
    { on: "sky", x0: 60, x1: 300, y0: 90, y1: 250 },
  ],
  backdrop: (air) =>
    [
      sky(air, 374),
      oval(512, 420, 560, 120, "#7a6fb0", 'opacity=".35"'),
      hills(360, "#27305a", 7),
      meadow(air, 372),
      path("M560 430L640 430Q600 600 700 768H180Q420 600 560 430z", "#5d6a78", 'opacity=".75"'),
      bareTree(130, 430, 1),
      bareTree(930, 440, -1),
    ].join(""),
  fixtures: () => [
    part(
      "old house",
      { x: 430, y: 110, w: 340, h: 330 },
      [
        rect(450, 230, 300, 206, "#4a3f63"),
        path("M430 240L600 130L770 240z", "#2f2745"),
        rect(640, 150, 90, 120, "#554a70"),
        path("M630 160L685 90L740 160z", "#2f2745"),
        times(6, (at) =>
          rect(
            476 + (at % 3) * 92,
            262 + Math.floor(at / 3) * 84,
            44,
            54,
            at === 1 || at === 3 ? "#ffd66b" : "#241c38",
            'stroke="#2f2745" stroke-width="5"',
          ),
        ),
        rect(574, 346, 56, 92, "#241c38"),
        oval(685, 200, 18, 18, "#ffd66b"),
        path("M476 352l44 20M568 280l44 20", "none"),
        line("M470 330l56 -14M662 356l56 14", "#6d5f8c", 6),
      ].join(""),
      {
        synonyms: ["house", "building", "mansion", "haunted house"],
        colours: ["purple"],
        z: 436,
        hides: 0.5,
      },
    ),
    ...[70, 850].map((x) =>
      part("tree without leaves", { x, y: 200, w: 144, h: 232 }, "", {
        plural: "trees without leaves",
        synonyms: ["tree", "bare tree"],
        z: 430,
        hides: 0.8,
      }),
    ),
  ],
  people: ["witch", "vampire", "girl", "boy", "detective", "wintryMan", "woman"],
  things: [
    "ghost",
    "pumpkin",
    "headstone",
    "bat",
    "blackCat",
    "owl",
    "fire",
    "broom",
    "snake",
    "mushroom",
    "rock",
    "raccoon",
    "treasure",
    "bucket",
    "dog",
  ],
  surprises: ["present", "flamingo", "fountain", "balloon"],
};

function bareTree(x: number, foot: number, way: number): string {
  const d = `M${x} ${foot}q-6-90 ${way * 6}-150q${way * -20}-30 ${way * -50}-50M${x + way * 2} ${foot - 110}q${way * 30}-30 ${way * 60}-70M${x + way * 5} ${foot - 150}q${way * 10}-40 ${way * 4}-76M${x + way * 34} ${foot - 148}q${way * 26}-2 ${way * 44}-16M${x - way * 24} ${foot - 184}q${way * -4}-22 ${way * -2}-40`;
  return line(d, "#1c1830", 12, 'stroke-linecap="round"');
}
