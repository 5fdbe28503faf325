import type { Air } from "#engines/pictures/scene.ts";
import { fade, line, oval, path, rect, scatter, times } from "./shapes.ts";

const greens = {
  morning: ["#a4d37a", "#5aa74c"],
  day: ["#95cf6a", "#4b9c42"],
  evening: ["#a3b565", "#56803f"],
  night: ["#3f6b5c", "#234a44"],
};

/** Grass, or snow when it snows, from the horizon to the lower edge, with tufts. */
export function meadow(air: Air, horizon: number): string {
  const snow = air.weather === "snowy";
  const [far, near] = snow
    ? air.time === "night"
      ? ["#aab6dc", "#8f9cc8"]
      : ["#f4f8fc", "#d5e2ee"]
    : greens[air.time];
  const tuft = snow ? "#c3d2e2" : air.time === "night" ? "#1d3f3a" : "#3f8a3a";
  return [
    `<defs>${fade("meadow", far ?? "", near ?? "")}</defs>`,
    rect(0, horizon, 1024, 768 - horizon, "url(#meadow)"),
    times(70, (at) => {
      const depth = scatter(at, 8);
      const y = horizon + 16 + depth * (750 - horizon);
      const size = 3 + 9 * depth;
      return line(
        `M${Math.round(scatter(at, 9) * 1024)} ${Math.round(y)}l${-size * 0.4} ${-size}m${size * 0.4} ${size}l${size * 0.1} ${-size * 1.3}m${-size * 0.1} ${size * 1.3}l${size * 0.6} ${-size}`,
        tuft,
        1.6,
        'opacity=".55"',
      );
    }),
  ].join("");
}

/** Rolling hills whose crests lie about `y`. */
export function hills(y: number, fill: string, salt = 0): string {
  const crest = (at: number) => Math.round(y - 8 - scatter(at, salt) * 46);
  let d = `M0 768V${crest(0)}`;
  for (let at = 1; at <= 5; at++) d += `Q${at * 205 - 102} ${crest(at + 20) - 26} ${at * 205} ${crest(at)}`;
  return path(`${d}V768z`, fill);
}

/** Mountains with snow on their peaks; they stand on `foot`. */
export function mountains(foot: number, rock: string, shadow: string, cap: string): string {
  return [
    [-60, 380, 230],
    [220, 400, 290],
    [520, 360, 220],
    [720, 420, 270],
  ]
    .map(([x = 0, wide = 0, tall = 0]) => {
      const top = x + wide / 2;
      const snow = tall * 0.3;
      return [
        path(`M${x} ${foot}L${top} ${foot - tall}L${x + wide} ${foot}z`, rock),
        path(
          `M${top} ${foot - tall}L${x + wide} ${foot}H${top + wide * 0.08}L${top - 12} ${foot - tall * 0.45}z`,
          shadow,
        ),
        path(
          `M${top} ${foot - tall}l${snow * 0.62} ${snow}l-${snow * 0.3} ${-snow * 0.2}l-${snow * 0.25} ${snow * 0.35}l-${snow * 0.3} ${-snow * 0.3}l-${snow * 0.35} ${snow * 0.2}z`,
          cap,
        ),
      ].join("");
    })
    .join("");
}

/** A row of houses or towers on `foot`, some windows lit, more of them at night. */
export function skyline(air: Air, foot: number, tallest: number, salt = 0): string {
  const dark = air.time === "night";
  const walls = dark
    ? ["#2a3158", "#353d6b", "#40487a"]
    : air.time === "evening"
      ? ["#9c86a8", "#8a7ba5", "#b0939f"]
      : ["#8fa6c6", "#9db3cf", "#a9bcd4"];
  let x = -20;
  return times(11, (at) => {
    const wide = 78 + Math.round(scatter(at, salt) * 52);
    const tall = Math.round(tallest * (0.42 + 0.58 * scatter(at, salt + 1)));
    const left = x;
    x += wide + 2;
    return `${rect(left, foot - tall, wide, tall, walls[at % 3] ?? "", 'rx="4"')}${windows(left, foot - tall, wide, tall, dark, at + salt)}`;
  });
}

function windows(x: number, y: number, wide: number, tall: number, dark: boolean, salt: number): string {
  const columns = Math.floor((wide - 14) / 22);
  const rows = Math.min(8, Math.floor((tall - 14) / 28));
  return times(columns * rows, (at) => {
    const lit = scatter(at, salt + 3) > (dark ? 0.45 : 0.78);
    const fill = lit ? "#ffe08a" : dark ? "#1d2346" : "#dfeaf5";
    return rect(
      x + 11 + (at % columns) * 22,
      y + 14 + Math.floor(at / columns) * 28,
      10,
      14,
      fill,
      `rx="2" opacity="${lit ? 0.95 : 0.7}"`,
    );
  });
}

/** A path that winds from far away to the lower edge. */
export function track(horizon: number, fill: string, edge: string): string {
  const d = `M540 ${horizon}C470 ${horizon + 90} 250 ${horizon + 130} 240 ${horizon + 230}S330 700 290 768H760C740 660 420 ${horizon + 260} 440 ${horizon + 180}S590 ${horizon + 60} 566 ${horizon}z`;
  return path(d, fill, `stroke="${edge}" stroke-width="5"`);
}

/** The sea between two heights, with light on the waves. */
export function sea(air: Air, top: number, bottom: number): string {
  const colours = {
    morning: ["#8fd0e8", "#3f9fcb"],
    day: ["#5cc0ea", "#1f86c4"],
    evening: ["#e0a48f", "#5f6ea8"],
    night: ["#2c3d78", "#16224f"],
  }[air.time];
  return [
    `<defs>${fade("sea", ...colours)}</defs>`,
    rect(0, top, 1024, bottom - top, "url(#sea)"),
    times(34, (at) => {
      const depth = scatter(at, 11);
      const long = 14 + depth * 46;
      return line(
        `M${Math.round(scatter(at, 12) * 1000)} ${Math.round(top + 8 + depth * (bottom - top - 14))}q${long / 4} -4 ${long / 2} 0t${long / 2} 0`,
        "#fff",
        2,
        'opacity=".38" stroke-linecap="round"',
      );
    }),
  ].join("");
}

/** A pond seen at a slant. */
export function pond(cx: number, cy: number, rx: number, ry: number, air: Air): string {
  const [rim, water, shine] =
    air.time === "night" ? ["#2b5a50", "#27477d", "#4d72b0"] : ["#5f9f57", "#4fa9da", "#8fd3f0"];
  return `${oval(cx, cy, rx + 12, ry + 8, rim)}${oval(cx, cy, rx, ry, water)}${oval(cx - rx * 0.1, cy - ry * 0.25, rx * 0.8, ry * 0.6, shine, 'opacity=".6"')}`;
}

/** A line of trees or bushes far away, its foot on `y`. */
export function treeline(y: number, fill: string, tall: number): string {
  return times(26, (at) => {
    const size = tall * (0.6 + 0.5 * scatter(at, 14));
    return oval(at * 42 - 10, y - size * 0.35, 34, size * 0.65, fill);
  });
}
