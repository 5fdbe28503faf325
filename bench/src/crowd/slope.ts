import { middle } from "../figures.ts";

/** How much `y` grows with `x`: the middle of the slopes of all pairs (Theil–Sen), so that single readings do not count. */
export function slopeOf(points: readonly { x: number; y: number }[]): number {
  const slopes = points.flatMap((one, at) =>
    points.slice(at + 1).map((other) => (other.y - one.y) / (other.x - one.x)),
  );
  return middle(slopes);
}
