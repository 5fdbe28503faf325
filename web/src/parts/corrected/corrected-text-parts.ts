import type { Correction } from "@salida/contract/corrections.ts";

export interface TextPart {
  start: number;
  /** Empty where only something is missing. */
  text: string;
  /** Of the corrections that stand here, counted from 1; none for the text between. */
  numbers: number[];
}

/** Corrections as they are met in the text; their place in this list is their number. */
export function inOrder(corrections: readonly Correction[]): Correction[] {
  return corrections.toSorted((one, other) => one.at - other.at || one.length - other.length);
}

/** Cuts a text where corrections begin and end. Those that overlap share a part; one that does not fit the text has none. */
export function correctedTextParts(text: string, ordered: readonly Correction[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end, numbers } of stretches(text, ordered)) {
    if (start > at) parts.push({ start: at, text: text.slice(at, start), numbers: [] });
    parts.push({ start, text: text.slice(start, end), numbers });
    at = end;
  }
  if (at < text.length) parts.push({ start: at, text: text.slice(at), numbers: [] });
  return parts;
}

interface Stretch {
  start: number;
  end: number;
  numbers: number[];
}

function stretches(text: string, ordered: readonly Correction[]): Stretch[] {
  const found: Stretch[] = [];
  for (const [index, { at, length, wrong }] of ordered.entries()) {
    const end = at + length;
    if (end > text.length || text.slice(at, end) !== wrong) continue;
    const last = found.at(-1);
    if (last && at < last.end) {
      last.end = Math.max(last.end, end);
      last.numbers.push(index + 1);
    } else found.push({ start: at, end, numbers: [index + 1] });
  }
  return found;
}
