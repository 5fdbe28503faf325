import { join } from "node:path";
import { readPlacement } from "@salida/library/read.ts";
import { type Level, levelName, levels } from "@salida/rules/levels.ts";
import { simulatedTests } from "@salida/rules/placement-simulator.ts";
import { quantile } from "./figures.ts";
import { atLeast, atMost, printTable, type Section } from "./report.ts";
import { root } from "./salida.ts";

const each = 4_000;

/** Where simulated learners are placed by the items that ship. */
export const placement: Section = {
  name: "placement",
  about: `${each} simulated learners of each level take the placement test with the items that ship`,
  async measure() {
    const items = readPlacement(join(root, "library"));
    const all = levels.map((_, level) => level as Level);
    const byLevel = all.map((level) => ({ name: levelName(level), ...simulatedTests(items, [level], each) }));
    // as many of each level, so that the mean of the levels is that of all
    const mean = (values: readonly number[]) => values.reduce((sum, it) => sum + it, 0) / values.length;
    const lengths = byLevel.flatMap((it) => it.lengths).sort((a, b) => a - b);
    const whole = {
      name: "all",
      exact: mean(byLevel.map(({ exact }) => exact)),
      near: mean(byLevel.map(({ near }) => near)),
      told: mean(byLevel.map(({ told }) => told)),
      lengths,
    };
    const typed = items.filter(({ form }) => form === "typed").length;
    printTable(
      `placement: ${items.length} items, ${typed} of them typed; three in ten truly one level off`,
      ["level", "exact %", "within one %", "told sure %", "items, mean", "p90"],
      [...byLevel, whole].map((it) => [
        it.name,
        (it.exact * 100).toFixed(1),
        (it.near * 100).toFixed(2),
        (it.told * 100).toFixed(1),
        mean(it.lengths).toFixed(2),
        quantile(it.lengths, 0.9),
      ]),
    );
    return [
      atLeast("placed within one level", 99, whole.near * 100, 2, " %"),
      atLeast("placed exactly", 75, whole.exact * 100, 1, " %"),
      atMost("items asked, mean", 16, mean(whole.lengths)),
      atMost(
        "told sureness off the share that is right",
        3,
        Math.abs(whole.told - whole.exact) * 100,
        1,
        " points",
      ),
    ];
  },
};
