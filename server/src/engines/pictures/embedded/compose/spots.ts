import { widthOf } from "#engines/pictures/embedded/art/art.ts";
import type { Footing, Thing } from "#engines/pictures/embedded/cast/thing.ts";
import type { Box, Drawn } from "#engines/pictures/embedded/composition.ts";
import { type Board, fits, fixtureId, grownAt, isDry } from "./board.ts";
import { around } from "./boxes.ts";

/** A place found for a thing or for a few of it. */
export interface Spot {
  boxes: Box[];
  /** Where it stands, which is also its place in the painter's order. */
  z: number;
  footing: Footing;
  relation?: { to: string; how: "on" | "under" | "beside" | "in front of" };
}

/** A grown person's height for what flies or hangs, where there is no ground to go by. */
const raisedScale = 235;
const largest = { tall: 450, wide: 440 };
const smallest = { ground: 50, surface: 40, water: 50, sky: 48, wall: 48 };
/** What stands on a table in pictures where little is larger than in life. */
const tidySurface = { smallest: 38, scale: 0.95 };

/** The best of many places tried for `count` of a thing, or nothing where it does not fit. */
export function findSpot(board: Board, thing: Thing, count: number): Spot | undefined {
  let best: { spot: Spot; score: number } | undefined;
  for (let tries = 0; tries < 90; tries++) {
    const footing = board.random.pick(thing.on);
    const spot =
      footing === "surface" ? onSurface(board, thing, count) : inZone(board, thing, count, footing);
    if (!spot || !eachFits(board, thing, spot, spot.relation ? [spot.relation.to] : [])) continue;
    const score = apart(board, around(spot.boxes)) + board.random.between(0, 50);
    if (!best || score > best.score) best = { spot, score };
  }
  return best?.spot;
}

/** The same for a place beside, under or in front of something that is already there. */
export function findSpotBy(
  board: Board,
  thing: Thing,
  target: Drawn,
  how: "beside" | "under" | "in front of",
): Spot | undefined {
  for (let tries = 0; tries < 40; tries++) {
    const z = target.z + board.random.between(2, how === "in front of" ? 44 : 12);
    const tall = heightAt(board, thing, z, "ground");
    const wide = tall * widthOf(thing.icon);
    const x = aside(board, target, wide, how);
    if (!inGround(board, x, x + wide, z)) continue;
    const spot: Spot = {
      boxes: [{ x, y: z - tall, w: wide, h: tall }],
      z,
      footing: "ground",
      relation: { to: target.id, how },
    };
    if (how === "under" && overlapsTrunk(target, spot.boxes[0])) continue;
    if (!spot.boxes.every((box) => isDry(board, box))) continue;
    if (eachFits(board, thing, spot, [])) return spot;
  }
  return undefined;
}

function aside(
  { random }: Board,
  { box }: Drawn,
  wide: number,
  how: "beside" | "under" | "in front of",
): number {
  const gap = random.between(4, 26);
  if (how === "beside") return random.chance(0.5) ? box.x - wide - gap : box.x + box.w + gap;
  if (how === "under") return random.between(box.x + 6, box.x + box.w - wide - 6);
  return box.x + random.between(0, Math.max(1, box.w - wide));
}

function overlapsTrunk(target: Drawn, box: Box | undefined): boolean {
  const trunk = target.parts.at(-1);
  return !box || !trunk || (box.x < trunk.x + trunk.w && trunk.x < box.x + box.w);
}

function inGround({ setting }: Board, left: number, right: number, y: number): boolean {
  return setting.zones.some(
    ({ on, x0, x1, y0, y1 }) =>
      on === "ground" && left >= x0 - 20 && right <= x1 + 20 && y >= y0 && y <= y1 + 8,
  );
}

/** Each alone, and what they hide together. */
function eachFits(board: Board, thing: Thing, { boxes, z }: Spot, spared: readonly string[]): boolean {
  const all = { box: around(boxes), parts: boxes.flatMap((box) => partsOf(thing, box)), z };
  return (
    fits(board, all, spared) &&
    boxes.every((box) => fits(board, { box, parts: partsOf(thing, box), z }, spared))
  );
}

/** What really covers something within the box. */
export function partsOf(thing: Thing, box: Box): Box[] {
  const shares = thing.parts ?? [[0, 0, 1, 1]];
  return shares.map(([x, y, w, h]) => ({
    x: box.x + x * box.w,
    y: box.y + y * box.h,
    w: w * box.w,
    h: h * box.h,
  }));
}

function onSurface(board: Board, thing: Thing, count: number): Spot | undefined {
  const tops = board.fixtures.flatMap(({ surface, z }, index) =>
    surface && z ? [{ surface, z, id: fixtureId(board, index) }] : [],
  );
  if (tops.length === 0) return undefined;
  const { surface, z, id } = board.random.pick(tops);
  const own = board.tidy ? tidySurface : { smallest: smallest.surface, scale: 1.2 };
  const tall = Math.max(own.smallest, thing.tall * grownAt(board, z) * own.scale);
  const [wide, gap] = [tall * widthOf(thing.icon), 5];
  const all = count * wide + (count - 1) * gap;
  if (all > surface.x1 - surface.x0) return undefined;
  const left = board.random.between(surface.x0, surface.x1 - all);
  return {
    boxes: row(count, left, surface.y - tall, wide, tall, gap),
    z: z + 0.5,
    footing: "surface",
    relation: { to: id, how: "on" },
  };
}

function inZone(board: Board, thing: Thing, count: number, footing: Footing): Spot | undefined {
  const zones = board.setting.zones.filter((zone) => zone.on === footing);
  if (zones.length === 0 || (footing === "wall" && board.large && board.setting.wallless)) return undefined;
  const zone = board.random.pick(zones);
  const y = depthFor(board, thing, zone);
  const tall = heightAt(board, thing, y, footing);
  const wide = tall * widthOf(thing.icon);
  const gap = footing === "sky" ? wide * 0.35 : wide * 0.08;
  const all = count * wide + (count - 1) * gap;
  if (all > zone.x1 - zone.x0) return undefined;
  const left = board.random.between(zone.x0, zone.x1 - all);
  const raised = footing === "sky" || footing === "wall";
  const top = raised ? y - tall / 2 : y - tall - (thing.floats ? 26 : 0);
  const z = raised ? 3 : y;
  const boxes = row(count, left, top, wide, tall, gap);
  if (footing === "ground" && !boxes.every((box) => isDry(board, box))) return undefined;
  return { boxes, z, footing };
}

/** Large things stand far away, small ones near enough to be seen. */
function depthFor({ random }: Board, thing: Thing, zone: { on: string; y0: number; y1: number }): number {
  const share =
    zone.on !== "ground"
      ? random.next()
      : thing.tall > 1.2
        ? random.between(0, 0.3)
        : thing.tall < 0.4
          ? random.between(0.4, 1)
          : random.between(0.1, 1);
  return zone.y0 + share * (zone.y1 - zone.y0);
}

function heightAt(board: Board, thing: Thing, y: number, footing: Footing): number {
  const raised = footing === "sky" || footing === "wall";
  const tall = thing.tall * (raised ? raisedScale * board.size : grownAt(board, y));
  return Math.min(Math.max(smallest[footing], tall), largest.tall, largest.wide / widthOf(thing.icon));
}

function row(count: number, left: number, top: number, wide: number, tall: number, gap: number): Box[] {
  return Array.from({ length: count }, (_, at) => ({
    x: left + at * (wide + gap),
    y: top,
    w: wide,
    h: tall,
  }));
}

/** How far it is from its nearest neighbour; corners that are still empty count as far. */
export function apart(board: Board, box: Box): number {
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  let nearest = 260;
  for (const other of board.drawn) {
    if (other.art.kind === "fixture") continue;
    const distance = Math.hypot(other.box.x + other.box.w / 2 - x, (other.box.y + other.box.h / 2 - y) * 1.2);
    nearest = Math.min(nearest, distance);
  }
  return nearest;
}
