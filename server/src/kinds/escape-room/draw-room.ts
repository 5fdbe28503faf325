import type { CodeColor } from "@salida/contract/kinds/escape-room.ts";
import type { Past, Tools } from "#exercises/kind.ts";
import type { RoomContent, RoomPiece, RoomPuzzle } from "./content.ts";
import type { DrawnPuzzle, DrawnRiddle, RoomState } from "./state.ts";

type Chance = Pick<Tools, "newId" | "shuffle">;

const colors: readonly CodeColor[] = [0, 1, 2];
const consonants = [..."BCDFGHJKLMNPQRSTVWXZ"];
const digits = [..."0123456789"];

/** Draws a learner's own room: what they had and what is hidden comes only where nothing else is left. */
export function drawRoom({ puzzles }: RoomContent, past: Past, chance: Chance): RoomState {
  return { puzzles: puzzles.map((puzzle) => drawPuzzle(puzzle, past, chance)) };
}

function drawPuzzle(puzzle: RoomPuzzle, past: Past, chance: Chance): DrawnPuzzle {
  const { newId, shuffle } = chance;
  const { riddles, clues, places } = puzzle;
  const variant = variantOf(puzzle, past, chance);
  // what there are as many of as riddles goes with its riddle, so that another riddle brings another puzzle
  const beside = (count: number) => (count === riddles.length ? variant : one(upTo(count), chance));
  const inOrder = shuffle(colors);
  const letters = shuffle(consonants);
  const dealt = shuffle(colors);
  return {
    id: newId(),
    clue: beside(clues.length),
    order: inOrder,
    digits: [one(digits.slice(1), chance), one(digits, chance), one(digits, chance)].join(""),
    riddle: drawRiddle(riddles[variant], chance),
    pieces: places.map((alternates, place) => ({
      alternate: openAlternate(alternates, beside(alternates.length), past),
      color: dealt[place] ?? 0,
      letter: letters[place] ?? "",
    })),
    tried: [],
    decoded: false,
  };
}

function drawRiddle(
  riddle: RoomPuzzle["riddles"][number] | undefined,
  { newId, shuffle }: Chance,
): DrawnRiddle {
  if (!riddle) throw new Error("a puzzle has no riddle");
  return {
    id: newId(),
    item: riddle.id,
    options: shuffle(upTo(riddle.options.length)),
    tried: [],
    solved: false,
    hints: riddle.hints.map(() => ({ id: newId(), used: false })),
  };
}

/** Which of its riddles a puzzle gives: one that is not hidden and was not had, as far as there is one. */
function variantOf({ riddles }: RoomPuzzle, { had, hidden }: Past, chance: Chance): number {
  const all = riddles.map(({ id }, at) => ({ id, at }));
  const open = all.filter(({ id }) => !hidden.includes(id));
  const fresh = open.filter(({ id }) => !had.includes(id));
  const [from = all] = [fresh, open].filter(({ length }) => length > 0);
  return one(from, chance).at;
}

/** The alternate that is wished for, or another one where that is hidden. */
function openAlternate(alternates: readonly RoomPiece[], wished: number, { hidden }: Past): number {
  const isOpen = (piece: RoomPiece | undefined) => piece !== undefined && !hidden.includes(piece.work);
  const other = isOpen(alternates[wished]) ? wished : alternates.findIndex(isOpen);
  return other === -1 ? wished : other;
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

function one<T>(things: readonly T[], { shuffle }: Pick<Tools, "shuffle">): T {
  const [first] = shuffle(things);
  if (first === undefined) throw new Error("there is nothing to draw from");
  return first;
}
