import { expect, test } from "vitest";
import { slopeOf } from "./slope.ts";

test("the slope is that of most readings, whatever single ones say", () => {
  const line = Array.from({ length: 20 }, (_, x) => ({ x, y: 3 + 0.5 * x }));
  const odd = line.map(({ x, y }) => ({ x, y: x % 5 === 4 ? y + 100 : y }));

  expect(slopeOf(line)).toBeCloseTo(0.5);
  expect(slopeOf(odd)).toBeCloseTo(0.5);
  expect(slopeOf(line.map(({ x }) => ({ x, y: 7 })))).toBe(0);
});

test("points that are not alike are not compared", () => {
  const line = Array.from({ length: 20 }, (_, x) => ({ x, y: 0.5 * x, like: 3 }));
  const more = line.map((point) => (point.x >= 10 ? { ...point, y: point.y + 100, like: 4 } : point));

  expect(slopeOf(more)).toBeCloseTo(0.5);
});
