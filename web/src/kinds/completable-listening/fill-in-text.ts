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

/** A stretch of a whole text, or a word of it that was a blank. */
type FilledPiece = string | { index: number; word: string };

/** The paragraphs of a whole text, each cut where its blanks were. */
export function filledParagraphs(
  text: string,
  blanks: readonly { text: string | null; offset: number | null }[],
): FilledPiece[][] {
  const words: string[] = [];
  let open = "";
  let at = 0;
  for (const { text: word, offset } of blanks) {
    const from = offset ?? at;
    const until = from + (word?.length ?? 0);
    words.push(text.slice(from, until));
    open += text.slice(at, from) + blank;
    at = until;
  }
  return fillInParagraphs(open + text.slice(at)).map((pieces) =>
    pieces.map((piece) => (typeof piece === "string" ? piece : { index: piece, word: words[piece] ?? "" })),
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
