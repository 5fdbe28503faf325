import { escapeRoom as contract, type Puzzle } from "@salida/contract/kinds/escape-room.ts";
import { type KindName, kindContracts } from "@salida/contract/kinds.ts";
import type { Level } from "@salida/rules/levels.ts";
import { kind } from "#exercises/kind.ts";
import { audioOf } from "#kinds/script.ts";
import type { Around } from "./around.ts";
import { RoomContent, type RoomPuzzle } from "./content.ts";
import { drawRoom } from "./draw-room.ts";
import { currentPuzzle, hintsUsed } from "./play-room.ts";
import { type DrawnPuzzle, pieceAt, puzzleAt, type RoomState } from "./state.ts";

/** Bands of stories by the learner's level: B1 serves B2 too, and C1 serves C2. */
const bands: readonly Level[] = [0, 1, 2, 2, 4, 4];

/** A room to get out of, made of other exercises. What is done in it stands in play-room.ts: its director asks for it. */
export const escapeRoom = kind<typeof contract, RoomContent, RoomState>({
  contract,
  content: RoomContent,
  stockLevel: (level) => bands[level] ?? level,

  begin(content, _params, past, tools) {
    const state = drawRoom(content, past, tools);
    const pieces = state.puzzles.flatMap((drawn, at) => {
      const puzzle = puzzleAt(content, at);
      return drawn.pieces.map((_, place) => pieceAt(puzzle, drawn, place));
    });
    return {
      state,
      items: state.puzzles.map(({ riddle }) => riddle.item),
      facts: { status: 0, givenUp: false, exerciseCounts: countsOf(pieces.map((piece) => piece.kind)) },
      parts: pieces.map(({ work }) => work),
    };
  },

  places: ({ puzzles }) =>
    puzzles.flatMap(({ places }) => places.map((alternates) => alternates.map(({ work }) => work))),

  utterances: ({ voice, introduction }) => [{ voice, text: introduction }],

  present({ content, state, heard, around: known }) {
    const around = known as Around;
    const { status, session, extendedTime, finishedAt, expiresAt } = around;
    return {
      introduction: content.introduction,
      introductionAudio: audioOf(heard),
      session,
      extendedTime,
      puzzles: state.puzzles.map((drawn, at) => {
        const reached = status !== 0 && at <= currentPuzzle(state);
        return reached ? reachedPuzzle(puzzleAt(content, at), drawn, at, around) : unseenPuzzle(drawn);
      }),
      hintsUsed: hintsUsed(state),
      ending: status < 2 ? null : status === 2 ? content.endings.out : content.endings.caught,
      finishedAt,
      expiresAt,
    };
  },

  moves: {},
});

/** Of a puzzle that was not reached, that it is there. */
function unseenPuzzle({ id }: DrawnPuzzle): Puzzle {
  const untold = { lead: null, lock: null, solutionHint: null, riddle: null, exercises: [] };
  return { id, open: false, decoded: false, ...untold };
}

/** Of one that was, what it has given; what it says only while it is played, or once the room is over. */
function reachedPuzzle(puzzle: RoomPuzzle, drawn: DrawnPuzzle, at: number, around: Around): Puzzle {
  const says = around.session.status === 1 || around.status >= 2;
  const { id, decoded, riddle, digits } = drawn;
  return {
    id,
    open: true,
    decoded,
    lead: says ? puzzle.lead : null,
    lock: says ? puzzle.lock : null,
    solutionHint: says ? sentenceOf(puzzle, drawn) : null,
    riddle: { riddleId: riddle.id, solved: riddle.solved, code: riddle.solved ? digits : null },
    exercises: drawn.pieces.map(({ color, letter }, place) => {
      const { as, found, kind } = pieceAt(puzzle, drawn, place);
      const { id = "", completed = false } = around.parts.find((part) => part.place === 3 * at + place) ?? {};
      const code = completed ? { code: letter, color } : null;
      return { exerciseId: id, type: codeOf(kind), as, found, color, solved: completed, code };
    }),
  };
}

const colorNames = ["red", "green", "blue"] as const;

/** The sentence that tells the colours' order, with the colours that were drawn. */
function sentenceOf({ clues }: RoomPuzzle, { clue, order }: DrawnPuzzle): string {
  const filled = (clues[clue] ?? "").replace(/\{([123])\}/g, (_, slot) => colorNames[order[slot - 1] ?? 0]);
  return filled.replace(/^\P{L}*\p{Ll}/u, (beginning) => beginning.toUpperCase());
}

function codeOf(kind: KindName): number {
  const { code } = kindContracts[kind];
  if (code === null) throw new Error(`a ${kind} cannot stand in a room`);
  return code;
}

function countsOf(kinds: readonly KindName[]) {
  const count = (...wanted: KindName[]) => kinds.filter((kind) => wanted.includes(kind)).length;
  return {
    listening: count("listening", "completable-listening"),
    reading: count("reading"),
    description: count("description"),
    chat: count("chat"),
  };
}
