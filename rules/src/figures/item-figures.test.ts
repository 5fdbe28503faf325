import { describe, expect, it } from "vitest";
import { isStrong, itemFault, itemRemarks } from "./item-figures.ts";

/** Figures of options, the key first: how many chose it, and how many of them strong. */
const figures = (...options: [number, number][]) =>
  options.map(([firstTries, byStrong]) => ({ firstTries, byStrong }));

describe("an item", () => {
  it("is not judged before thirty first tries", () => {
    expect(itemFault(figures([0, 0], [29, 20], [0, 0], [0, 0]))).toBeUndefined();
    expect(itemFault(figures([0, 0], [30, 20], [0, 0], [0, 0]))).toBe("few_right");
  });

  it("is at fault when fewer than one in five get it right, and not when one in five do", () => {
    expect(itemFault(figures([5, 0], [9, 0], [9, 0], [7, 0]))).toBe("few_right");
    expect(itemFault(figures([6, 0], [9, 0], [8, 0], [7, 0]))).toBeUndefined();
  });

  it("is at fault when the strong prefer a distractor by more than chance", () => {
    expect(itemFault(figures([10, 0], [14, 4], [3, 0], [3, 0]))).toBe("distractor_preferred");
    expect(itemFault(figures([10, 0], [14, 3], [3, 0], [3, 0]))).toBeUndefined();
    expect(itemFault(figures([10, 2], [14, 7], [3, 0], [3, 0]))).toBe("distractor_preferred");
    expect(itemFault(figures([10, 3], [14, 7], [3, 0], [3, 0]))).toBeUndefined();
  });

  it("is not at fault for what only others choose, however many", () => {
    expect(itemFault(figures([40, 30], [100, 2], [10, 1], [0, 0]))).toBeUndefined();
  });

  it("is judged however often it was tried", () => {
    expect(itemFault(figures([5_000, 2_000], [6_000, 2_300], [10, 0], [0, 0]))).toBe("distractor_preferred");
    expect(itemFault(figures([5_000, 2_300], [6_000, 2_300], [10, 0], [0, 0]))).toBeUndefined();
  });
});

it("tells what nearly all get right after thirty tries, and idle distractors after a hundred", () => {
  expect(itemRemarks(figures([29, 0], [0, 0], [0, 0]))).toEqual({ nearlyAllRight: false, idle: [] });
  expect(itemRemarks(figures([30, 0], [0, 0], [0, 0]))).toEqual({ nearlyAllRight: true, idle: [] });
  expect(itemRemarks(figures([80, 0], [4, 0], [16, 0]))).toEqual({ nearlyAllRight: false, idle: [1] });
  expect(itemRemarks(figures([80, 0], [5, 0], [15, 0]))).toEqual({ nearlyAllRight: false, idle: [] });
});

it("calls a learner strong by their other answers, and only once there are some", () => {
  expect([isStrong(0.65, 2), isStrong(0.64, 30), isStrong(1, 1), isStrong(Number.NaN, 0)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
