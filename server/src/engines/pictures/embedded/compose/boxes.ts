import type { Box, Drawn } from "#engines/pictures/embedded/composition.ts";
import { height, type Place, type Plane, width } from "#engines/pictures/scene.ts";

/** How near a named thing may come to the edge of the picture. */
const margin = 5;

export function area(box: Box): number {
  return box.w * box.h;
}

/** The area that two boxes have in common. */
export function shared(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const tall = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

/** The share of what is behind that what is before hides. */
export function hidden(behind: Pick<Drawn, "parts">, before: Pick<Drawn, "parts">): number {
  const whole = behind.parts.reduce((sum, part) => sum + area(part), 0);
  let covered = 0;
  for (const back of behind.parts) for (const front of before.parts) covered += shared(back, front);
  return covered / whole;
}

/** Whole within the picture. */
export function inFrame(box: Box): boolean {
  return (
    box.x >= margin && box.y >= margin && box.x + box.w <= width - margin && box.y + box.h <= height - margin
  );
}

/** The smallest box around all of them. */
export function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** The third of the width in which the middle of a box lies. */
export function placeOf(box: Box): Place {
  const middle = box.x + box.w / 2;
  if (middle < width / 3) return "left";
  return middle > (2 * width) / 3 ? "right" : "middle";
}

/** How near something is, by the height of what it stands on; `raised` for what hangs or flies. */
export function planeOf(footing: number, raised: boolean): Plane {
  if (raised || footing < 505) return "background";
  return footing > 640 ? "foreground" : "middle";
}

/** Boxes as whole pixels, so that a scene is the same wherever it is composed. */
export function whole(box: Box): Box {
  return { x: Math.round(box.x), y: Math.round(box.y), w: Math.round(box.w), h: Math.round(box.h) };
}
