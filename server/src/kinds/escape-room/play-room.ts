import type { Riddle } from "@salida/contract/kinds/escape-room.ts";
import type { roomCalls } from "@salida/contract/rooms.ts";
import type { z } from "zod/mini";
import type { Fault } from "#exercises/kind.ts";
import type { RoomContent } from "./content.ts";
import {
  type DrawnPuzzle,
  type DrawnRiddle,
  puzzleAt,
  type RoomState,
  riddleOf,
  textCodeOf,
} from "./state.ts";

/** What came of a move: the state after it, the reply, wrong tries that were not made before; or why not. */
export type Came<R> =
  | { state: RoomState; reply: R; mistakes: number }
  | { refusal: "not_found" | "not_yet" | "not_playing" }
  | { refusal: "invalid"; errors: Fault[] };

type Told = "session" | "status";
/** What a call of rooms answers, but for the clock. */
type Reply<C extends "solveRiddle" | "useHint" | "decode"> = Omit<
  z.output<(typeof roomCalls)[C]["reply"]>,
  Told
>;

/** Wrong pairs of codes that are remembered: more than there are orders of three letters. */
const pairsKept = 60;

const noAnswer: Fault = { path: "solution", message: "is none of the riddle's answers" };

/** Which puzzle is being played, 0 to 2; 3 once all are decoded. */
export function currentPuzzle({ puzzles }: RoomState): number {
  const at = puzzles.findIndex(({ decoded }) => !decoded);
  return at === -1 ? puzzles.length : at;
}

/** How many hints were read, in all puzzles. */
export function hintsUsed({ puzzles }: RoomState): number {
  return puzzles.flatMap(({ riddle }) => riddle.hints).filter(({ used }) => used).length;
}

/** The learner's own ids of the riddles, puzzle by puzzle. */
export function riddleIds({ puzzles }: RoomState): string[] {
  return puzzles.map(({ riddle }) => riddle.id);
}

/** A riddle as its learner may see it; nothing where it is no riddle of this room, or of a later puzzle. */
export function showRiddle(
  content: RoomContent,
  state: RoomState,
  room: string,
  riddleId: string,
): Riddle | undefined {
  const found = find(state, riddleId);
  if (!found) return undefined;
  const { id, tried, solved, options, hints } = found.puzzle.riddle;
  const riddle = riddleOf(puzzleAt(content, found.at), found.puzzle.riddle);
  return {
    id,
    escapeRoomId: room,
    riddle: riddle.text,
    clues: riddle.clues.map(({ say }) => say),
    ask: riddle.ask,
    answers: options.map((at) => {
      const { text = "", right = false } = riddle.options[at] ?? {};
      return { answer: text, correct: right && solved ? true : tried.includes(at) ? false : null };
    }),
    solved,
    code: solved ? found.puzzle.digits : null,
    hints: hints.map((hint, at) => ({ ...hint, text: hint.used ? (riddle.hints[at] ?? "") : null })),
    why: solved ? riddle.why : null,
  };
}

/** Answers a riddle by an answer's text. What is none of its four answers is no try: it is a fault in what was sent. */
export function solveRiddle(
  content: RoomContent,
  state: RoomState,
  riddleId: string,
  solution: string,
): Came<Reply<"solveRiddle">> {
  const found = find(state, riddleId);
  if (!found) return { refusal: "not_found" };
  const { puzzle, at } = found;
  const drawn = puzzle.riddle;
  const riddle = riddleOf(puzzleAt(content, at), drawn);
  const chosen = riddle.options.findIndex(({ text }) => text === solution.trim());
  if (chosen === -1) return { refusal: "invalid", errors: [noAnswer] };
  const { right = false, fails = [] } = riddle.options[chosen] ?? {};
  if (right) {
    const reply = { correct: true, code: puzzle.digits, ruledOutBy: null, why: riddle.why };
    return { state: withRiddle(state, at, { ...drawn, solved: true }), reply, mistakes: 0 };
  }
  const ruledOutBy = riddle.clues[fails[0] ?? -1]?.say ?? null;
  const reply = { correct: false, code: null, ruledOutBy, why: null };
  if (drawn.solved || drawn.tried.includes(chosen)) return { state, reply, mistakes: 0 };
  const after = withRiddle(state, at, { ...drawn, tried: [...drawn.tried, chosen] });
  return { state: after, reply, mistakes: 1 };
}

/** Reads a hint; the same one again changes nothing. */
export function useHint(
  content: RoomContent,
  state: RoomState,
  riddleId: string,
  hintId: string,
): Came<Reply<"useHint">> {
  const found = find(state, riddleId);
  if (!found) return { refusal: "not_found" };
  const { puzzle, at } = found;
  const which = puzzle.riddle.hints.findIndex(({ id }) => id === hintId);
  if (which === -1) return { refusal: "not_found" };
  const text = riddleOf(puzzleAt(content, at), puzzle.riddle).hints[which] ?? "";
  const hints = puzzle.riddle.hints.map((hint) => (hint.id === hintId ? { ...hint, used: true } : hint));
  const after = withRiddle(state, at, { ...puzzle.riddle, hints });
  return { state: after, reply: { id: hintId, used: true, text }, mistakes: 0 };
}

/** Tries a puzzle's two codes, once its riddle is solved and its pieces are: `done` tells of all nine by place. */
export function decode(
  _content: RoomContent,
  state: RoomState,
  puzzleId: string,
  codes: { numericCode: string; textCode: string },
  done: readonly boolean[],
): Came<Reply<"decode">> {
  const at = state.puzzles.findIndex(({ id }) => id === puzzleId);
  const puzzle = state.puzzles[at];
  if (!puzzle) return { refusal: "not_found" };
  if (at > currentPuzzle(state)) return { refusal: "not_playing" };
  if (!puzzle.riddle.solved || !puzzle.pieces.every((_, place) => done[3 * at + place]))
    return { refusal: "not_yet" };
  const [numeric, text] = [plain(codes.numericCode), plain(codes.textCode)];
  const numericCorrect = numeric === puzzle.digits;
  const textCorrect = text === textCodeOf(puzzle);
  const right = numericCorrect && textCorrect;
  const opened = right || puzzle.decoded;
  const reply = { numericCorrect, textCorrect, opened };
  if (right) return { state: withPuzzle(state, at, { ...puzzle, decoded: true }), reply, mistakes: 0 };
  if (opened || puzzle.tried.some(([one, other]) => one === numeric && other === text))
    return { state, reply, mistakes: 0 };
  const tried = [...puzzle.tried, [numeric, text] as [string, string]].slice(-pairsKept);
  return { state: withPuzzle(state, at, { ...puzzle, tried }), reply, mistakes: 1 };
}

function plain(code: string): string {
  return code.trim().toUpperCase();
}

/** A riddle that was reached. */
function find(state: RoomState, riddleId: string): { puzzle: DrawnPuzzle; at: number } | undefined {
  const at = state.puzzles.findIndex(({ riddle }) => riddle.id === riddleId);
  const puzzle = state.puzzles[at];
  return puzzle && at <= currentPuzzle(state) ? { puzzle, at } : undefined;
}

function withRiddle(state: RoomState, at: number, riddle: DrawnRiddle): RoomState {
  const puzzle = state.puzzles[at];
  return puzzle ? withPuzzle(state, at, { ...puzzle, riddle }) : state;
}

function withPuzzle({ puzzles }: RoomState, at: number, puzzle: DrawnPuzzle): RoomState {
  return { puzzles: puzzles.with(at, puzzle) };
}
