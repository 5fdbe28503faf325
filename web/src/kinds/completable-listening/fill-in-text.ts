import { paragraphsOf } from "@salida/rules/words.ts";

/** A stretch of text, or the place of a blank among all of them, counted from 0. */
type Piece = string | number;

const blank = "____";

/** The paragraphs of a text with blanks, each cut where its blanks are. */
export function fillInParagraphs(text: string): Piece[][] {
  let blanks = 0;
  return paragraphsOf(text).map((paragraph) =>
    paragraph.split(blank).flatMap((piece, index) => (index === 0 ? [piece] : [blanks++, piece])),
  );
}

/** What is typed into each blank, by its id. */
export type Typed = Readonly<Record<string, string>>;

interface Blank {
  id: string;
}

/** What of a kept draft still fits these blanks. */
export function typedIn(draft: unknown, blanks: readonly Blank[]): Typed {
  if (typeof draft !== "object" || draft === null) return {};
  const kept = draft as Record<string, unknown>;
  const fitting = blanks.flatMap(({ id }) => (typeof kept[id] === "string" ? [[id, kept[id]] as const] : []));
  return Object.fromEntries(fitting);
}

/** Whether something stands in a blank that can be marked: more than spaces and punctuation. */
export function isFilled(text: string | undefined): boolean {
  return /[^\s\p{P}]/u.test(text ?? "");
}
