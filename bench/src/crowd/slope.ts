import { middle } from "../figures.ts";

interface Point {
  x: number;
  y: number;
  /** Only points that are alike in this are compared. */
  like?: unknown;
}

/** How much `y` grows with `x`: the middle of the slopes of all pairs (Theil–Sen), so that single readings do not count. */
export function slopeOf(points: readonly Point[]): number {
  const slopes = points.flatMap((one, at) =>
    points
      .slice(at + 1)
      .filter(({ like }) => like === one.like)
      .map((other) => (other.y - one.y) / (other.x - one.x)),
  );
  return middle(slopes);
}
