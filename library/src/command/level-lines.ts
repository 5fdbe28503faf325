import type { LibraryFile } from "#format.ts";
import { effortWeights } from "#language/effort.ts";
import { effortsOf, effortTable, fittedWeights, judgedTexts, offBy } from "#levels/effort-estimates.ts";
import type { Judged } from "#levels/judged.ts";
import { confusionTable, type Estimate, estimatesOf } from "#levels/level-estimates.ts";

/** How well levels are told by words and by effort, in the half of the texts that was fitted and in the other. */
export function levelLines(files: readonly LibraryFile[], judgements: Judged): string[] {
  const judged = judgedTexts(files, judgements);
  const fit = fittedWeights(judged);
  const efforts = effortsOf(files);
  return [
    ...halves("by words", estimatesOf(files)),
    ...halves("by effort", efforts),
    "mean effort (0 is A1, 5 is C2)",
    ...effortTable(efforts),
    "",
    `of ${judged.length} texts that readers judged, those held back: ${offLine("by the weights in use", offBy(judged, effortWeights))}`,
    offLine("by a fit to the others", offBy(judged, fit)),
    JSON.stringify(fit),
  ];
}

function offLine(by: string, { bias, spread }: ReturnType<typeof offBy>): string {
  return `${by} off by ${bias.toFixed(2)} on average, ${spread.toFixed(2)} by squares`;
}

function halves(by: string, estimates: readonly Estimate[]): string[] {
  return [false, true].flatMap((held) => [
    `${by}, ${held ? "held back" : "fitted"} (own level by estimated)`,
    ...confusionTable(estimates.filter(({ heldBack }) => heldBack === held)),
    "",
  ]);
}
