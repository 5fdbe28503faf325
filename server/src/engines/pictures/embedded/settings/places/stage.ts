import { part } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import {
  fade,
  line,
  oval,
  path,
  rect,
  scatter,
  times,
} from "#engines/pictures/embedded/settings/kit/shapes.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const stage: Setting = {
  near: 360,
  far: 0.72,
  weathers: [],
  id: "stage",
  wallless: true,
  noun: "stage",
  synonyms: ["concert", "theatre", "show"],
  phrase: "on a stage",
  timeless: true,
  mood: { day: "exciting", night: "exciting" },
  times: ["evening"],
  horizon: 450,
  zones: [
    { on: "ground", x0: 130, x1: 894, y0: 515, y1: 696 },
    { on: "wall", x0: 220, x1: 800, y0: 170, y1: 280 },
    { on: "sky", x0: 330, x1: 694, y0: 150, y1: 240 },
  ],
  backdrop: () =>
    [
      `<defs>${fade("hall", "#3b1f58", "#7a3f86")}</defs>`,
      rect(0, 0, 1024, 768, "url(#hall)"),
      times(40, (at) =>
        oval(
          Math.round(scatter(at) * 1024),
          Math.round(scatter(at, 1) * 420),
          3,
          3,
          "#ffe9a8",
          'opacity=".55"',
        ),
      ),
      path("M60 450H964L1024 716H0z", "#b5763f"),
      times(13, (at) =>
        line(`M${512 + (at - 6) * 74} 450L${512 + (at - 6) * 92} 716`, "#8a5527", 2, 'opacity=".6"'),
      ),
      rect(0, 714, 1024, 54, "#5c3319"),
      times(12, (at) => oval(44 + at * 86, 738, 13, 13, "#ffe08a")),
      spot(240, 300, "#ff9ad0"),
      spot(512, 512, "#fff3b0"),
      spot(790, 730, "#8fd8ff"),
      rect(0, 28, 1024, 10, "#241c33"),
      times(5, (at) =>
        path(`M${at * 26} 0h28q6 360 -8 700h-28q10-340 8-700z`, at % 2 ? "#a3212e" : "#c62f3b"),
      ),
      times(5, (at) =>
        path(`M${1024 - at * 26} 0h-28q-6 360 8 700h28q-10-340-8-700z`, at % 2 ? "#a3212e" : "#c62f3b"),
      ),
      path("M0 0H1024V34Q896 84 768 34Q640 84 512 34Q384 84 256 34Q128 84 0 34z", "#b52733"),
    ].join(""),
  fixtures: () => [
    ...[0, 892].map((x) =>
      part("curtain", { x, y: 0, w: 132, h: 700 }, "", { colours: ["red"], z: 6, hides: 1 }),
    ),
    ...[224, 496, 774].map((x) =>
      part("spotlight", { x, y: 34, w: 32, h: 34 }, "", { synonyms: ["light", "lamp"], z: 7 }),
    ),
  ],
  people: ["singer", "guitarist", "violinist", "musician", "dancer", "partyWoman", "partyMan", "magician"],
  things: [
    "drum",
    "harp",
    "guitar",
    "saxophone",
    "accordion",
    "trumpet",
    "balloon",
    "chair",
    "longDrum",
    "violin",
    "box",
    "rabbit",
    "plant",
    "trophy",
    "bicycle",
    "suitcase",
    "present",
    "teddy",
    "masks",
    "lantern",
  ],
  surprises: ["penguin", "cow", "tractor", "cactus"],
};

function spot(x: number, to: number, fill: string): string {
  return `${path(`M${x - 10} 60L${to - 120} 690H${to + 120}L${x + 10} 60z`, fill, 'opacity=".20"')}${rect(x - 16, 34, 32, 34, "#2a2438", 'rx="6"')}${oval(x, 68, 15, 6, fill)}`;
}
