import type { LibraryFile } from "#format.ts";
import { effortsOf, effortTable, fittedWeights } from "#levels/effort-estimates.ts";
import { confusionTable, type Estimate, estimatesOf } from "#levels/level-estimates.ts";

/** How well levels are told by words and by effort, in the half of the texts that was fitted and in the other. */
export function levelLines(files: readonly LibraryFile[]): string[] {
  const efforts = effortsOf(files);
  return [
    ...halves("by words", estimatesOf(files)),
    ...halves("by effort", efforts),
    "mean effort (0 is A1, 5 is C2)",
    ...effortTable(efforts),
    "",
    `a fit now gives ${JSON.stringify(fittedWeights(files))}`,
  ];
}

function halves(by: string, estimates: readonly Estimate[]): string[] {
  return [false, true].flatMap((held) => [
    `${by}, ${held ? "held back" : "fitted"} (own level by estimated)`,
    ...confusionTable(estimates.filter(({ heldBack }) => heldBack === held)),
    "",
  ]);
}
