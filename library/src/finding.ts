import type { FillIn, Item, Listening, Reading } from "./format.ts";
import type { ReadFile } from "./read.ts";
import { spokenText } from "./turns.ts";

/** Something to mend in the library's files. */
export interface Finding {
  /** Name of the check that found it. */
  check: string;
  /** File below the folder of texts; `*` for the library as a whole. */
  path: string;
  what: string;
  /** The work or item, by id and number. */
  where: string;
}

/** What a check says; its name is added by who runs it. */
export type Spot = Omit<Finding, "check">;

/** One rule for the library's files. Pure. */
export type Check = (files: ReadFile[]) => Spot[];

interface Placed extends ReadFile {
  where: string;
}

/** A reading or a listening with the file it stands in. */
export interface PlacedText extends Placed {
  work: Reading | Listening;
  /** What is read or heard: the speakers' names left out. */
  text: string;
}

interface PlacedListening extends PlacedText {
  work: Listening;
}

interface PlacedFillIn extends PlacedListening {
  fillIn: FillIn;
}

interface PlacedItem extends PlacedText {
  item: Item;
}

/** Anything with a name and a title of its own. */
interface Named extends Placed {
  id: string;
  title: string;
}

/** Every reading and listening of the files, in order. */
export function textsOf(files: ReadFile[]): PlacedText[] {
  return files.flatMap((file) => [...readingsOf(file), ...listeningsOf(file)]);
}

/** Every item of the files, in order; items are counted from 1. */
export function itemsOf(files: ReadFile[]): PlacedItem[] {
  return textsOf(files).flatMap((placed) =>
    placed.work.items.map((item, index) => ({
      ...placed,
      item,
      where: `${placed.where}, item ${index + 1}`,
    })),
  );
}

/** The key and the distractors, in the file's order. */
export function optionsOf(item: Item): string[] {
  return [item.key, ...item.distractors.map(({ text }) => text)];
}

/** Makes a check of a rule that looks at one reading or listening: what is wrong, or undefined. */
export const eachText = each(textsOf);

/** Makes a check of a rule that looks at one listening. */
export const eachListening = each((files) => files.flatMap(listeningsOf));

/** Makes a check of a rule that looks at one fill-in. */
export const eachFillIn = each(fillInsOf);

/** Makes a check of a rule that looks at one item. */
export const eachItem = each(itemsOf);

/** Makes a check of a rule that looks at everything with a name of its own. */
export const eachNamed = each(namedOf);

/** Makes a check that no two texts have the same value. */
export const noTwoTexts = noTwo(textsOf);

/** Makes a check that no two things with a name of their own have the same value. */
export const noTwoNamed = noTwo(namedOf);

function readingsOf({ path, file }: ReadFile): PlacedText[] {
  return file.readings.map((work) => ({ path, file, work, text: work.text, where: work.id }));
}

function listeningsOf({ path, file }: ReadFile): PlacedListening[] {
  return file.listenings.map((work) => ({ path, file, work, text: spokenText(work), where: work.id }));
}

function fillInsOf(files: ReadFile[]): PlacedFillIn[] {
  return files
    .flatMap(listeningsOf)
    .flatMap((placed) => placed.work.fillIns.map((fillIn) => ({ ...placed, fillIn, where: fillIn.id })));
}

function namedOf(files: ReadFile[]): Named[] {
  const texts = textsOf(files).map(({ path, file, where, work: { id, title } }) => ({
    path,
    file,
    where,
    id,
    title,
  }));
  const fillIns = fillInsOf(files).map(({ path, file, where, fillIn: { id, title } }) => ({
    path,
    file,
    where,
    id,
    title,
  }));
  return [...texts, ...fillIns];
}

function each<P extends Placed>(all: (files: ReadFile[]) => P[]) {
  return (wrong: (placed: P) => string | undefined): Check =>
    (files) =>
      all(files).flatMap((placed) => spots(placed, wrong(placed)));
}

function noTwo<P extends Placed>(all: (files: ReadFile[]) => P[]) {
  return (named: string, mark: (placed: P) => string): Check =>
    (files) => {
      const first = new Map<string, string>();
      return all(files).flatMap((placed) => {
        const value = mark(placed);
        const before = first.get(value);
        if (before === undefined) first.set(value, placed.path);
        return spots(placed, before === undefined ? undefined : `${named} "${value}" is also in ${before}`);
      });
    };
}

function spots({ path, where }: Placed, what: string | undefined): Spot[] {
  return what === undefined ? [] : [{ path, what, where }];
}
