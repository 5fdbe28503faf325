import type { CodeColor } from "@salida/contract/kinds/escape-room.ts";
import type { RoomContent, RoomPiece, RoomPuzzle, RoomRiddle } from "./content.ts";

/** A riddle as this learner was given it, and what they did with it. */
export interface DrawnRiddle {
  /** The learner's own. */
  id: string;
  /** The content's. */
  item: string;
  /** The order in which its options are shown, by their places in the content. */
  options: number[];
  /** Wrong options that were tried, likewise. */
  tried: number[];
  solved: boolean;
  /** In the content's order. */
  hints: { id: string; used: boolean }[];
}

/** A piece as this learner was given it. */
interface DrawnPiece {
  /** Which of its place's alternates. */
  alternate: number;
  color: CodeColor;
  letter: string;
}

/** Two codes that were tried together. */
type CodePair = [numeric: string, text: string];

export interface DrawnPuzzle {
  id: string;
  /** Which of its order sentences. */
  clue: number;
  /** The colours in the order in which their letters make the text code. */
  order: CodeColor[];
  /** The riddle's code. */
  digits: string;
  riddle: DrawnRiddle;
  /** By their places. */
  pieces: DrawnPiece[];
  /** Wrong pairs that were tried, the latest last. */
  tried: CodePair[];
  decoded: boolean;
}

/** A room as one learner has it. */
export interface RoomState {
  puzzles: DrawnPuzzle[];
}

/** The letters in the order that the puzzle's sentence tells. */
export function textCodeOf({ order, pieces }: DrawnPuzzle): string {
  return order.map((color) => pieces.find((piece) => piece.color === color)?.letter ?? "").join("");
}

/** A puzzle of the content. */
export function puzzleAt({ puzzles }: RoomContent, at: number): RoomPuzzle {
  return known(puzzles[at], "puzzle");
}

/** The content of a drawn riddle. */
export function riddleOf({ riddles }: RoomPuzzle, { item }: DrawnRiddle): RoomRiddle {
  return known(
    riddles.find(({ id }) => id === item),
    "riddle",
  );
}

/** What stands in a place of a puzzle. */
export function pieceAt({ places }: RoomPuzzle, { pieces }: DrawnPuzzle, place: number): RoomPiece {
  return known(places[place]?.[pieces[place]?.alternate ?? -1], "piece");
}

function known<T>(found: T | undefined, what: string): T {
  if (!found) throw new Error(`a room names a ${what} its content does not have`);
  return found;
}
