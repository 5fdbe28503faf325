import { expect, it } from "vitest";
import { around, hidden, inFrame, placeOf, planeOf, shared } from "./boxes.ts";

const box = (x: number, y: number, w: number, h: number) => ({ x, y, w, h });

it("divides the width into thirds by the middle of a box", () => {
  expect([box(0, 0, 100, 10), box(462, 0, 100, 10), box(900, 0, 100, 10)].map(placeOf)).toEqual([
    "left",
    "middle",
    "right",
  ]);
  expect([box(200, 0, 280, 10), box(200, 0, 290, 10)].map(placeOf)).toEqual(["left", "middle"]);
});

it("takes what stands lower for nearer, and what hangs for far", () => {
  expect([planeOf(740, false), planeOf(560, false), planeOf(480, false), planeOf(740, true)]).toEqual([
    "foreground",
    "middle",
    "background",
    "background",
  ]);
});

it("measures what two boxes share, and the share of one that another hides", () => {
  expect([
    shared(box(0, 0, 10, 10), box(5, 5, 10, 10)),
    shared(box(0, 0, 10, 10), box(10, 0, 10, 10)),
  ]).toEqual([25, 0]);
  expect(hidden({ parts: [box(0, 0, 10, 10)] }, { parts: [box(5, 0, 10, 10)] })).toBe(0.5);
  expect(hidden({ parts: [box(0, 0, 10, 10), box(0, 10, 10, 10)] }, { parts: [box(0, 0, 10, 10)] })).toBe(
    0.5,
  );
});

it("knows what the edge cuts", () => {
  expect(
    [box(10, 10, 100, 100), box(1, 10, 100, 100), box(960, 10, 100, 100), box(10, 700, 50, 80)].map(inFrame),
  ).toEqual([true, false, false, false]);
});

it("draws one box around many", () => {
  expect(around([box(10, 20, 10, 10), box(40, 5, 20, 10)])).toEqual(box(10, 5, 50, 25));
});
