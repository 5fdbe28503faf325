import { part, pedestal } from "#engines/pictures/embedded/settings/kit/furniture.ts";
import { fade, line, oval, rect, times } from "#engines/pictures/embedded/settings/kit/shapes.ts";
import { stars } from "#engines/pictures/embedded/settings/kit/sky.ts";
import type { Setting } from "#engines/pictures/embedded/settings/setting.ts";

export const spaceship: Setting = {
  near: 365,
  far: 0.72,
  id: "spaceship",
  noun: "spaceship",
  synonyms: ["space station", "spacecraft", "ship"],
  phrase: "inside a spaceship",
  timeless: true,
  mood: { day: "futuristic", night: "futuristic" },
  times: ["night"],
  weathers: [],
  horizon: 490,
  zones: [
    { on: "ground", x0: 40, x1: 984, y0: 560, y1: 752 },
    { on: "sky", x0: 330, x1: 700, y0: 170, y1: 260 },
  ],
  backdrop: () =>
    [
      `<defs>${fade("hull", "#c9d6e6", "#8ea1bd")}${fade("space", "#0d0a2c", "#3a2a78")}${fade("deck", "#7386a6", "#4c5d7e")}</defs>`,
      rect(0, 0, 1024, 490, "url(#hull)"),
      `<clipPath id="port"><rect x="220" y="90" width="584" height="250" rx="120"/></clipPath>`,
      rect(206, 76, 612, 278, "#5d6f8f", 'rx="132"'),
      rect(220, 90, 584, 250, "url(#space)", 'rx="120"'),
      `<g clip-path="url(#port)"><g transform="translate(200 60)">${stars(330, 70)}</g></g>`,
      times(
        2,
        (at) =>
          rect(40 + at * 800, 110, 140, 200, "#6a7c9c", 'rx="14"') +
          times(12, (b) =>
            oval(
              62 + at * 800 + (b % 4) * 32,
              136 + Math.floor(b / 4) * 30,
              8,
              8,
              ["#7ff0c0", "#ffd03d", "#ff7a7a", "#7fd3ff"][(b + at) % 4] ?? "",
            ),
          ) +
          rect(54 + at * 800, 226, 112, 66, "#12203c", 'rx="6"') +
          line(`M${60 + at * 800} 262l20-16l18 24l22-34l20 22l20-8`, "#7ff0c0", 3),
      ),
      rect(0, 440, 1024, 50, "#647695"),
      times(16, (at) => rect(20 + at * 64, 456, 40, 14, "#9fe8ff", 'rx="7" opacity=".8"')),
      rect(0, 490, 1024, 278, "url(#deck)"),
      times(13, (at) => line(`M${512 + (at - 6) * 84} 490L${512 + (at - 6) * 170} 768`, "#3d4c69", 2)),
      times(4, (at) => line(`M0 ${520 + at * at * 18 + at * 16}H1024`, "#3d4c69", 2)),
    ].join(""),
  fixtures: () =>
    [
      part("window", { x: 206, y: 76, w: 612, h: 278 }, "", {
        synonyms: ["porthole", "screen", "star", "space"],
        z: 5,
        hides: 0.9,
      }),
      ...[40, 840].map((x) =>
        part("control panel", { x, y: 110, w: 140, h: 200 }, "", {
          synonyms: ["screen", "computer", "machine", "button"],
          z: 6,
          hides: 0.6,
        }),
      ),
      pedestal(130, 600, 230, 92, "#dfe7f2", "#8a9bb8"),
      pedestal(664, 600, 230, 92, "#dfe7f2", "#8a9bb8"),
    ].map((one) =>
      one.noun === "pedestal" ? { ...one, noun: "table", synonyms: ["desk", "machine"] } : one,
    ),
  people: ["astronaut", "robot", "alien", "scientist", "astronaut"],
  things: [
    "earth",
    "planet",
    "laptop",
    "robotArm",
    "plant",
    "computer",
    "microscope",
    "testTube",
    "box",
    "toolbox",
    "cat",
    "controller",
    "telescope",
    "rocket",
    "chair",
    "radio",
    "flask",
    "comet",
    "satellite",
    "backpack",
    "bin",
  ],
  surprises: ["rooster", "cake", "bicycle", "goose", "teapot"],
};
