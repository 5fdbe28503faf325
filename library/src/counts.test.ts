import { expect, test } from "vitest";
import { countsTable } from "./counts.ts";

test("counts readings by topic and level, with sums", () => {
  const files = [
    { path: "food/a1.yaml", file: { topic: "FOOD" as const, level: "A1" as const, readings: [] } },
    {
      path: "science-fiction/c2.yaml",
      file: { topic: "SCIENCE_FICTION" as const, level: "C2" as const, readings: [] },
    },
  ];
  expect(countsTable(files).map((line) => line.trim().split(/\s+/))).toEqual([
    ["A1", "A2", "B1", "B2", "C1", "C2", "all"],
    ["food", "0", "0", "0", "0", "0", "0", "0"],
    ["science-fiction", "0", "0", "0", "0", "0", "0", "0"],
    ["all", "0", "0", "0", "0", "0", "0", "0"],
  ]);
});
