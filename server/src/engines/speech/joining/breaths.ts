import type { Level } from "@salida/rules/levels.ts";

/** Words in a row after which a speaker of a level breathes. */
export const breaths: Readonly<Record<Level, number>> = { 0: 6, 1: 8, 2: 11, 3: 16, 4: 24, 5: 24 };

/** Before these a speaker can breathe. */
const openers = new Set(
  "and but or so because when while if that which who where after before until than with for from in on at to into about of".split(
    " ",
  ),
);
/** Fewer words than that are not left alone. */
const least = 2;

/** The text with a comma where a slow speaker would breathe: where more than `most` words follow each other. */
export function withBreaths(text: string, most: number): string {
  return text
    .split(/(?<=[,.!?])\s+/)
    .flatMap((phrase) => breathe(phrase.split(" "), most))
    .join(" ");
}

function breathe(words: string[], most: number): string[] {
  const at = words.length > most ? placeIn(words) : undefined;
  if (at === undefined) return [words.join(" ")];
  const first = words.slice(0, at);
  return [`${breathe(first, most).join(" ")},`, ...breathe(words.slice(at), most)];
}

/** The opener nearest to the middle. */
function placeIn(words: readonly string[]): number | undefined {
  const middle = words.length / 2;
  return [...words.keys()]
    .filter((at) => at >= least && words.length - at >= least && openers.has(words[at]?.toLowerCase() ?? ""))
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
}
