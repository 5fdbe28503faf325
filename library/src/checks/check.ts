import type { Form } from "#form.ts";
import type { LibraryFile } from "#format.ts";
import type { Spot } from "./finding.ts";
import { fillInsOf, itemsOf, listeningsOf, type PlacedText, textsOf } from "./placed.ts";

/** One rule for a file alone, made to a form. Pure. */
export type Check = (file: LibraryFile, form: Form) => Spot[];

/** Makes a check of a rule that looks at one reading or listening: what is wrong, or undefined. */
export const eachText = each((file) => textsOf([file]));

/** Makes a check of a rule that looks at one listening. */
export const eachListening = each(listeningsOf);

/** Makes a check of a rule that looks at one fill-in. */
export const eachFillIn = each(fillInsOf);

/** Makes a check of a rule that looks at one item. */
export const eachItem = each((file) => itemsOf([file]));

function each<P extends PlacedText>(all: (file: LibraryFile) => P[]) {
  return (wrong: (placed: P, form: Form) => string | undefined): Check =>
    (file, form) =>
      all(file).flatMap((placed) => spots(placed, wrong(placed, form)));
}

/** A finding on one text, or none. */
export function spots({ where, work }: PlacedText, what: string | undefined): Spot[] {
  return what === undefined ? [] : [{ what, where, text: work.id }];
}
