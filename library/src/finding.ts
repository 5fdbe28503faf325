import type { Item, Reading } from "./format.ts";
import type { ReadFile } from "./read.ts";

/** Something to mend in the library's files. */
export interface Finding {
  /** Name of the check that found it. */
  check: string;
  /** File below the folder of texts; `*` for the library as a whole. */
  path: string;
  what: string;
  /** The reading or item, by id and number. */
  where: string;
}

/** What a check says; its name is added by who runs it. */
export type Spot = Omit<Finding, "check">;

/** One rule for the library's files. Pure. */
export type Check = (files: ReadFile[]) => Spot[];

/** A reading with the file it stands in. */
export interface PlacedReading extends ReadFile {
  reading: Reading;
  where: string;
}

/** An item with its reading and file. */
export interface PlacedItem extends PlacedReading {
  item: Item;
}

/** Every reading of the files, in order. */
export function readingsOf(files: ReadFile[]): PlacedReading[] {
  return files.flatMap(({ path, file }) =>
    file.readings.map((reading) => ({ path, file, reading, where: reading.id })),
  );
}

/** Every item of the files, in order; items are counted from 1. */
export function itemsOf(files: ReadFile[]): PlacedItem[] {
  return readingsOf(files).flatMap((placed) =>
    placed.reading.items.map((item, index) => ({
      ...placed,
      item,
      where: `${placed.reading.id}, item ${index + 1}`,
    })),
  );
}

/** The key and the distractors, in the file's order. */
export function optionsOf(item: Item): string[] {
  return [item.key, ...item.distractors.map(({ text }) => text)];
}

/** Makes a check of a rule that looks at one reading: what is wrong, or undefined. */
export function eachReading(wrong: (placed: PlacedReading) => string | undefined): Check {
  return (files) => readingsOf(files).flatMap((placed) => spots(placed, wrong(placed)));
}

/** Makes a check of a rule that looks at one item: what is wrong, or undefined. */
export function eachItem(wrong: (placed: PlacedItem) => string | undefined): Check {
  return (files) => itemsOf(files).flatMap((placed) => spots(placed, wrong(placed)));
}

/** Makes a check that no two readings have the same value. */
export function noTwoReadings(named: string, mark: (placed: PlacedReading) => string): Check {
  return (files) => {
    const first = new Map<string, string>();
    return readingsOf(files).flatMap((placed) => {
      const value = mark(placed);
      const before = first.get(value);
      if (before === undefined) first.set(value, placed.path);
      return spots(placed, before === undefined ? undefined : `${named} "${value}" is also in ${before}`);
    });
  };
}

function spots({ path, where }: { path: string; where: string }, what: string | undefined): Spot[] {
  return what === undefined ? [] : [{ path, what, where }];
}
