import type { Air } from "#engines/pictures/scene.ts";
import { fade, line, oval, path, rect, scatter, times } from "./shapes.ts";

/** A back wall down to the floor, with a skirting board. */
export function wall(top: string, bottom: string, floor: number, skirting = "#fff8"): string {
  return `<defs>${fade("wall", top, bottom)}</defs>${rect(0, 0, 1024, floor, "url(#wall)")}${rect(0, floor - 14, 1024, 14, skirting)}`;
}

/** Boards that run towards one point behind the wall. */
export function boards(floor: number, far: string, near: string, seam: string): string {
  const lines = times(17, (at) =>
    line(`M${512 + (at - 8) * 62} ${floor}L${512 + (at - 8) * 150} 768`, seam, 2, 'opacity=".5"'),
  );
  const joints = times(5, (at) =>
    line(`M0 ${floor + 12 + at * at * 13 + at * 16}H1024`, seam, 1.5, 'opacity=".18"'),
  );
  return `<defs>${fade("floor", far, near)}</defs>${rect(0, floor, 1024, 768 - floor, "url(#floor)")}${lines}${joints}`;
}

/** Square tiles in perspective. */
export function tiles(floor: number, light: string, dark: string): string {
  const rows = [0, 0.1, 0.22, 0.37, 0.55, 0.76, 1].map((share) => floor + share * (768 - floor));
  let drawn = rect(0, floor, 1024, 768 - floor, light);
  for (let row = 0; row < rows.length - 1; row++) {
    const [y0 = 0, y1 = 0] = [rows[row], rows[row + 1]];
    const wide = (y: number) => 62 + ((y - floor) / (768 - floor)) * 88;
    for (let at = -9; at < 9; at++) {
      if ((at + row) % 2 !== 0) continue;
      drawn += path(
        `M${512 + at * wide(y0)} ${y0}H${512 + (at + 1) * wide(y0)}L${512 + (at + 1) * wide(y1)} ${y1}H${512 + at * wide(y1)}z`,
        dark,
      );
    }
  }
  return drawn;
}

/** A window with the sky in it, its cross and its sill. */
export function pane(x: number, y: number, w: number, h: number, air: Air, frame = "#f6f1e7"): string {
  const [top, bottom] = {
    morning: ["#9fd3f7", "#fdebcf"],
    day: ["#5db4f2", "#d8f0fd"],
    evening: ["#7a6fb5", "#ffb98a"],
    night: ["#17204c", "#3a4382"],
  }[air.time];
  const id = `pane${x}`;
  const beyond =
    air.time === "night"
      ? oval(x + w * 0.72, y + h * 0.26, h * 0.09, h * 0.09, "#fdf3c4")
      : oval(x + w * 0.3, y + h * 0.3, h * 0.1, h * 0.07, "#fff", 'opacity=".8"');
  const hill = air.time === "night" ? "#26406a" : "#86bd72";
  return [
    `<defs>${fade(id, top ?? "", bottom ?? "")}</defs>`,
    rect(x - 9, y - 9, w + 18, h + 18, frame, 'rx="5"'),
    rect(x, y, w, h, `url(#${id})`),
    beyond,
    path(
      `M${x} ${y + h}v-${h * 0.2}q${w * 0.3} -${h * 0.14} ${w * 0.55} 0t${w * 0.45} -${h * 0.02}v${h * 0.22}z`,
      hill,
    ),
    rect(x + w / 2 - 4, y, 8, h, frame),
    rect(x, y + h / 2 - 4, w, 8, frame),
    rect(x - 18, y + h + 7, w + 36, 12, frame, 'rx="4"'),
  ].join("");
}

/** Curtains to both sides of a window. */
export function curtains(x: number, y: number, w: number, h: number, fill: string, dark: string): string {
  const side = (left: number, flip: number) =>
    `${path(`M${left} ${y}h${flip * 58}q${flip * -10} ${h * 0.5} ${flip * -22} ${h}h${flip * -36}z`, fill)}${line(`M${left + flip * 16} ${y + 6}v${h - 10}M${left + flip * 32} ${y + 6}q${flip * -4} ${h * 0.5} ${flip * -6} ${h - 10}`, dark, 3, 'opacity=".5"')}`;
  return `${side(x - 44, 1)}${side(x + w + 44, -1)}${rect(x - 56, y - 10, w + 112, 10, "#8a5a33", 'rx="5"')}`;
}

const spines = ["#c8553d", "#2f6f8f", "#e0a93b", "#5a8a54", "#7b4f87", "#d9d0bd", "#33415c", "#b5446e"];

/** Shelves full of books between the given edges. */
export function shelves(x: number, y: number, w: number, h: number, rows: number, wood = "#7a4f30"): string {
  const tall = h / rows;
  const books = (row: number) => {
    let left = x + 10;
    let drawn = "";
    for (let at = 0; left < x + w - 22; at++) {
      const wide = 9 + Math.round(scatter(at, row + x) * 10);
      const size = tall * (0.55 + 0.28 * scatter(at, row + 31 + x));
      if (scatter(at, row + 60 + x) > 0.08)
        drawn += rect(
          left,
          y + (row + 1) * tall - 8 - size,
          wide,
          size,
          spines[Math.floor(scatter(at, row + 90 + x) * spines.length)] ?? "",
          'rx="1.5"',
        );
      left += wide + 2;
    }
    return drawn;
  };
  return `${rect(x - 6, y - 8, w + 12, h + 12, wood, 'rx="4"')}${rect(x + 4, y, w - 8, h, "#3d2718")}${times(rows, (row) => `${books(row)}${rect(x, y + (row + 1) * tall - 8, w, 8, "#94653f")}`)}`;
}

/** A carpet seen at a slant. */
export function rug(cx: number, cy: number, rx: number, ry: number, fill: string, edge: string): string {
  return `${oval(cx, cy, rx, ry, edge)}${oval(cx, cy, rx * 0.9, ry * 0.86, fill)}${oval(cx, cy, rx * 0.6, ry * 0.54, edge, 'opacity=".35"')}`;
}

/** A lamp that hangs from the ceiling, with its light. */
export function hangingLamp(x: number, y: number, fill: string): string {
  return [
    line(`M${x} 0V${y}`, "#444", 3),
    path(`M${x - 34} ${y + 34}q4 -34 34 -36q30 2 34 36z`, fill),
    oval(x, y + 34, 34, 6, "#fff3c4"),
    path(`M${x - 34} ${y + 36}L${x - 190} 768H${x + 190}L${x + 34} ${y + 36}z`, "#fff2c0", 'opacity=".10"'),
  ].join("");
}
