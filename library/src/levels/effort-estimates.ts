import { type LevelName, levels } from "@salida/rules/levels.ts";
import { textsOf } from "#checks/placed.ts";
import type { LibraryFile } from "#format.ts";
import { effortOf, effortOfShape, effortWeights, type Shape, shapeOf } from "#language/effort.ts";
import { isHeldBack } from "./held-back.ts";
import type { Judged } from "./judged.ts";
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

/** A text whose level readers have told, and its shape. */
interface JudgedText {
  level: number;
  shape: Shape;
  heldBack: boolean;
}

/** The texts that are among the judged ones. */
export function judgedTexts(files: readonly LibraryFile[], judged: Judged): JudgedText[] {
  return textsOf(files).flatMap(({ work, text }) => {
    const level = judged[work.id];
    if (level === undefined) return [];
    return [{ level, shape: shapeOf(text, "speakers" in work), heldBack: isHeldBack(work.id) }];
  });
}

/** The weights that a fit to those of them which are not held back gives. */
export function fittedWeights(texts: readonly JudgedText[]): typeof effortWeights {
  const fitted = texts.filter(({ heldBack }) => !heldBack);
  const { constant: _, ...named } = effortWeights;
  const names = Object.keys(named) as (keyof Shape)[];
  const found = leastSquares(
    fitted.map(({ shape }) => [1, ...names.map((name) => shape[name])]),
    fitted.map(({ level }) => level),
  );
  const weights = ["constant", ...names].map((name, at) => [name, Number(found[at]?.toFixed(3))]);
  return Object.fromEntries(weights) as typeof effortWeights;
}

/** How far efforts by these weights are from what readers found, of those held back, in levels: on average, and by their squares. */
export function offBy(
  texts: readonly JudgedText[],
  weights: typeof effortWeights,
): { bias: number; spread: number } {
  const off = texts
    .filter(({ heldBack }) => heldBack)
    .map(({ shape, level }) => effortOfShape(shape, weights) - level);
  const mean = (values: number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  return { bias: mean(off), spread: Math.sqrt(mean(off.map((value) => value ** 2))) };
}

function nearest(effort: number): LevelName {
  return levels[Math.min(Math.max(Math.round(effort), 0), 5)] ?? "A1";
}

function mean(estimates: EffortEstimate[]): number {
  return estimates.reduce((sum, { effort }) => sum + effort, 0) / Math.max(estimates.length, 1);
}
