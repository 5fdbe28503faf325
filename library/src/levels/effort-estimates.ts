import { type LevelName, levels } from "@salida/rules/levels.ts";
import { textsOf } from "#checks/placed.ts";
import type { LibraryFile } from "#format.ts";
import { effortOf, effortWeights, shapeOf } from "#language/effort.ts";
import { isHeldBack } from "./held-back.ts";
import { leastSquares } from "./least-squares.ts";
import type { Estimate } from "./level-estimates.ts";

/** A text's own level beside the one that it is as hard to follow as. */
export interface EffortEstimate extends Estimate {
  heard: boolean;
  /** On the scale of the levels, 0 to 5 and beyond. */
  effort: number;
}

/** The efforts of all texts, in order. */
export function effortsOf(files: readonly LibraryFile[]): EffortEstimate[] {
  return textsOf(files).map(({ work, text, file: { level } }) => {
    const heard = "speakers" in work;
    const effort = effortOf(text, heard);
    return {
      id: work.id,
      own: level,
      estimated: nearest(effort),
      heldBack: isHeldBack(work.id),
      heard,
      effort,
    };
  });
}

/** The mean effort of each level's texts, read and heard, a line a row. */
export function effortTable(estimates: readonly EffortEstimate[]): string[] {
  const row = (named: string, heard: boolean) => {
    const means = levels.map((level) =>
      mean(estimates.filter((it) => it.own === level && it.heard === heard)),
    );
    return [named.padEnd(8), ...means.map((value) => value.toFixed(1).padStart(5))].join("");
  };
  return [
    ["".padEnd(8), ...levels.map((level) => level.padStart(5))].join(""),
    row("read", false),
    row("heard", true),
  ];
}

/** The weights that a fit to the texts which are not held back gives now, beside those in use. */
export function fittedWeights(files: readonly LibraryFile[]): Record<string, number> {
  const fitted = textsOf(files).filter(({ work }) => !isHeldBack(work.id));
  const shapes = fitted.map(({ work, text }) => shapeOf(text, "speakers" in work));
  const { constant: _, ...named } = effortWeights;
  const names = Object.keys(named) as (keyof typeof named)[];
  const found = leastSquares(
    shapes.map((shape) => [1, ...names.map((name) => shape[name])]),
    fitted.map(({ file }) => levels.indexOf(file.level)),
  );
  return Object.fromEntries(["constant", ...names].map((name, at) => [name, Number(found[at]?.toFixed(3))]));
}

function nearest(effort: number): LevelName {
  return levels[Math.min(Math.max(Math.round(effort), 0), 5)] ?? "A1";
}

function mean(estimates: EffortEstimate[]): number {
  return estimates.reduce((sum, { effort }) => sum + effort, 0) / Math.max(estimates.length, 1);
}
