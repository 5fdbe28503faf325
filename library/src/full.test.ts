import { join } from "node:path";
import { levels } from "@salida/rules/levels.ts";
import { topics } from "@salida/rules/topics.ts";
import { expect, test } from "vitest";
import { readFiles } from "./read.ts";

const shipped = readFiles(join(import.meta.dirname, "../texts")).map(({ file }) => file);
const least = { readings: 1, listenings: 1, fillIns: 3 };

test("has something to read, to hear and to fill in for every topic at every level", () => {
  const lacking = topics.flatMap((topic) =>
    levels.flatMap((level) => {
      const { readings = [], listenings = [] } =
        shipped.find((file) => file.topic === topic && file.level === level) ?? {};
      const fillIns = listenings.flatMap((listening) => listening.fillIns);
      const isFull =
        readings.length >= least.readings &&
        listenings.length >= least.listenings &&
        fillIns.length >= least.fillIns;
      return isFull ? [] : [`${topic} ${level}`];
    }),
  );
  expect(lacking).toEqual([]);
});
