import { part } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { mountains } from "#engines/pictures/embedded/settings/kit/land.ts";
import {
  fade,
  line,
  oval,
  path,
  rect,
  scatter,
  times,
} from "#engines/pictures/embedded/settings/kit/shapes.ts";
import { stars } from "#engines/pictures/embedded/settings/kit/sky.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const planet: Setting = {
  near: 340,
  far: 0.42,
  id: "planet",
  noun: "strange planet",
  synonyms: ["planet", "space", "moon", "Mars"],
  phrase: "on a strange planet",
  timeless: true,
  mood: { day: "mysterious", night: "mysterious" },
  times: ["night"],
  weathers: [],
  horizon: 380,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 480, y1: 752 },
    { on: "sky", x0: 90, x1: 934, y0: 100, y1: 240 },
  ],
  backdrop: () =>
    [
      `<defs>${fade("space", "#120c33", "#3b2470", "#8a4a8f")}${fade("crust", "#d98a5c", "#a3523f")}</defs>`,
      rect(0, 0, 1024, 400, "url(#space)"),
      stars(380, 90),
      mountains(386, "#8f4a5c", "#713a50", "#c27a70"),
      rect(0, 380, 1024, 388, "url(#crust)"),
      times(11, (at) => {
        const depth = scatter(at, 2);
        const [x, y] = [Math.round(scatter(at, 1) * 1024), Math.round(430 + depth * 310)];
        const r = 22 + depth * 46;
        return `${oval(x, y, r, r * 0.3, "#7d3a34", 'opacity=".55"')}${oval(x, y + r * 0.07, r * 0.88, r * 0.22, "#b8684c", 'opacity=".8"')}`;
      }),
    ].join(""),
  fixtures: () => [
    part(
      "dome",
      { x: 700, y: 300, w: 260, h: 146 },
      [
        path("M700 440a130 130 0 0 1 260 0z", "#bfe6f5", 'opacity=".75"'),
        line(
          "M700 440a130 130 0 0 1 260 0M765 330q20 60 20 110M895 330q-20 60-20 110M830 310v130M716 390h228",
          "#eef8fc",
          5,
        ),
        rect(690, 436, 280, 14, "#8a93a8", 'rx="6"'),
        rect(806, 396, 48, 44, "#5d6a88", 'rx="6"'),
      ].join(""),
      { synonyms: ["space station", "base", "building", "glass house"], z: 446, hides: 0.5 },
    ),
  ],
  people: ["astronaut", "alien", "robot", "astronaut"],
  things: [
    "ufo",
    "rocket",
    "earth",
    "planet",
    "satellite",
    "telescope",
    "comet",
    "rock",
    "tent",
    "box",
    "toolbox",
    "dog",
    "fire",
    "plant",
    "treasure",
  ],
  surprises: ["cow", "postbox", "chair", "snowman", "taxi"],
};
