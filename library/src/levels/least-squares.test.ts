import { expect, test } from "vitest";
import { leastSquares } from "./least-squares.ts";

test("finds the weights that made the values", () => {
  const rows = [
    [1, 0, 2],
    [1, 3, 1],
    [1, 1, 5],
    [1, 4, 4],
  ];
  const values = rows.map(([one = 0, two = 0, three = 0]) => 3 * one - two + 0.5 * three);

  const [constant, second, third] = leastSquares(rows, values);

  expect(constant).toBeCloseTo(3);
  expect(second).toBeCloseTo(-1);
  expect(third).toBeCloseTo(0.5);
});
