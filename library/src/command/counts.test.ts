import { join } from "node:path";
import { expect, test } from "vitest";
import { readFile } from "#read.ts";
import { countsTable } from "./counts.ts";

const { path, file } = readFile(join(import.meta.dirname, "../../texts"), "food/b1.yaml");
const readings = file.readings.slice(0, 1);
const listenings = file.listenings
  .slice(0, 1)
  .map((listening) => ({ ...listening, fillIns: listening.fillIns.slice(0, 2) }));

test("counts what there is by topic and level, with sums", () => {
  const files = [
    { path, file: { ...file, readings, listenings } },
    {
      path,
      file: {
        topic: "SCIENCE_FICTION" as const,
        level: "C2" as const,
        readings: [...readings, ...readings],
        listenings: [],
      },
    },
  ];
  expect(countsTable(files).map((line) => line.trim().split(/\s+/))).toEqual([
    ["readings/listenings/fill-ins"],
    ["A1", "A2", "B1", "B2", "C1", "C2", "all"],
    ["food", "0/0/0", "0/0/0", "1/1/2", "0/0/0", "0/0/0", "0/0/0", "1/1/2"],
    ["science-fiction", "0/0/0", "0/0/0", "0/0/0", "0/0/0", "0/0/0", "2/0/0", "2/0/0"],
    ["all", "0/0/0", "0/0/0", "1/1/2", "0/0/0", "0/0/0", "2/0/0", "3/1/2"],
  ]);
});
