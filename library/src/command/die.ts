import { randomInt } from "node:crypto";

const faces = 4;

/** One throw for each of so many items: which of its options, as they stand on the sheet, is true; a line an item. */
export function throwsFor(items: number): string[] {
  return Array.from({ length: items }, (_, at) => `item ${at + 1}: option ${randomInt(1, faces + 1)}`);
}
