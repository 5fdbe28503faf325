import { type LevelName, levels } from "@salida/rules/levels.ts";
import { levelOfText } from "@salida/rules/text-levels.ts";
import { textsOf } from "#checks/placed.ts";
import type { LibraryFile } from "#format.ts";
import { isHeldBack } from "./held-back.ts";

/** A text's own level beside the one that is estimated from its words and sentences. */
export interface Estimate {
  id: string;
  own: LevelName;
  estimated: LevelName;
  /** In the half of the texts to which the estimate was not fitted. */
  heldBack: boolean;
}

/** The estimates of all texts, in order. */
export function estimatesOf(files: readonly LibraryFile[]): Estimate[] {
  return textsOf(files).map(({ work: { id }, text, file: { level } }) => ({
    id,
    own: level,
    estimated: levelOfText(text).level,
    heldBack: isHeldBack(id),
  }));
}

/** How many of the estimates are right, and how many are at most one level off: shares, 0 to 1. */
export function hitsOf(estimates: readonly Estimate[]): { exact: number; near: number } {
  const share = (most: number) =>
    estimates.filter(
      ({ own, estimated }) => Math.abs(levels.indexOf(own) - levels.indexOf(estimated)) <= most,
    ).length / Math.max(estimates.length, 1);
  return { exact: share(0), near: share(1) };
}

/** A table of own levels by estimated ones, a line a row, and a line with the hits. */
export function confusionTable(estimates: readonly Estimate[]): string[] {
  const { exact, near } = hitsOf(estimates);
  const rows = levels.map((own) => {
    const ofLevel = estimates.filter((estimate) => estimate.own === own);
    return line(
      own,
      levels.map((level) => String(ofLevel.filter(({ estimated }) => estimated === level).length)),
    );
  });
  return [
    line("", [...levels]),
    ...rows,
    `exact ${Math.round(exact * 100)} %, within one ${Math.round(near * 100)} % of ${estimates.length} texts`,
  ];
}

function line(name: string, cells: string[]): string {
  return [name.padEnd(4), ...cells.map((cell) => cell.padStart(5))].join("");
}
