import type { FillIn, Item, LibraryFile, Listening, Reading } from "#format.ts";
import { spokenText } from "#spoken/turns.ts";

interface Placed {
  file: LibraryFile;
  /** As a finding names it. */
  where: string;
}

/** A reading or a listening with the file it stands in. */
export interface PlacedText extends Placed {
  work: Reading | Listening;
  /** What is read or heard: the speakers' names left out. */
  text: string;
}

/** A listening with the file it stands in. */
export interface PlacedListening extends PlacedText {
  work: Listening;
}

/** A fill-in with its listening. */
export interface PlacedFillIn extends PlacedListening {
  fillIn: FillIn;
}

/** An item with its text. */
export interface PlacedItem extends PlacedText {
  item: Item;
}

/** Anything with a name and a title of its own: a text or a fill-in. */
export interface Named extends PlacedText {
  of: Reading | Listening | FillIn;
  id: string;
  title: string;
}

/** Every reading and listening of the files, in order. */
export function textsOf(files: readonly LibraryFile[]): PlacedText[] {
  return files.flatMap((file) => [
    ...file.readings.map((work) => ({ file, work, text: work.text, where: work.id })),
    ...listeningsOf(file),
  ]);
}

/** Every listening of a file. */
export function listeningsOf(file: LibraryFile): PlacedListening[] {
  return file.listenings.map((work) => ({ file, work, text: spokenText(work), where: work.id }));
}

/** Every fill-in of a file. */
export function fillInsOf(file: LibraryFile): PlacedFillIn[] {
  return listeningsOf(file).flatMap((placed) =>
    placed.work.fillIns.map((fillIn) => ({ ...placed, fillIn, where: fillIn.id })),
  );
}

/** Every item of the files, in order; items are counted from 1. */
export function itemsOf(files: readonly LibraryFile[]): PlacedItem[] {
  return textsOf(files).flatMap((placed) =>
    placed.work.items.map((item, index) => ({
      ...placed,
      item,
      where: `${placed.where}, item ${index + 1}`,
    })),
  );
}

/** Everything in the files that has a name of its own. */
export function namedOf(files: readonly LibraryFile[]): Named[] {
  const texts = textsOf(files).map((placed) => ({ ...placed, of: placed.work }));
  const fillIns = files.flatMap(fillInsOf).map((placed) => ({ ...placed, of: placed.fillIn }));
  return [...texts, ...fillIns].map((placed) => ({ ...placed, id: placed.of.id, title: placed.of.title }));
}

/** The key and the distractors, in the file's order. */
export function optionsOf(item: Item): string[] {
  return [item.key, ...item.distractors.map(({ text }) => text)];
}
