import { standingIn } from "@salida/library/rooms/riddles.ts";
import type { Piece, Story } from "@salida/library/rooms/story.ts";

/** The pieces that are called so where they lie: alternates of a place may share a name. */
export function piecesOf({ puzzles }: Story, found: string): Piece[] {
  return puzzles.flatMap(({ places }) => places.flat()).filter((piece) => piece.found === found);
}

/** The answer that all clues of a riddle allow, and one that a clue forbids; two riddles can differ in clues alone. */
export function answersOf(
  { puzzles }: Story,
  { riddle: text, clues }: { riddle: string; clues: readonly string[] },
): { right: string; wrong: string } {
  const riddle = must(
    puzzles
      .flatMap(({ riddles }) => riddles)
      .find((one) => one.text.trim() === text.trim() && one.clues.every(({ say }) => clues.includes(say))),
    `the story has no riddle ${text}`,
  );
  const [key, ...others] = standingIn(riddle);
  if (key === undefined || others.length > 0) throw new Error(`${riddle.id} has no one answer`);
  const texts = riddle.options.map((option) => option.text);
  return { right: texts[key] ?? "", wrong: texts.find((_, at) => at !== key) ?? "" };
}

const colours = ["red", "green", "blue"] as const;
const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** The colours' numbers in the order that a sentence of the story tells. */
export function orderIn({ puzzles }: Story, hint: string): readonly number[] {
  const sentences = puzzles.flatMap(({ clues }) => clues).map(({ say }) => say);
  const found = orders.find((order) =>
    sentences.some(
      (sentence) =>
        sentence.replaceAll(/\{([123])\}/g, (_, at) => colours[order[Number(at) - 1] ?? 0] ?? "") === hint,
    ),
  );
  return must(found, `no order sentence reads ${hint}`);
}

function must<T>(it: T | undefined, why: string): T {
  if (it === undefined) throw new Error(why);
  return it;
}
