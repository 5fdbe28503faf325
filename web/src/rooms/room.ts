import type { CodeColor, escapeRoom, Puzzle } from "@salida/contract/kinds/escape-room.ts";
import type { Exercise } from "#exercises/kind.ts";

export type Room = Exercise<typeof escapeRoom>;
export type Piece = Puzzle["exercises"][number];
export type { Puzzle };

/** The colours of the letters, each with the shape that goes with it, by their number on the wire. */
export const colors = ["red", "green", "blue"] as const satisfies Record<CodeColor, string>;
export type Color = (typeof colors)[number];

/** How a room looks: before it, in it, while its clock stands, and when it is over. */
export type Phase = "before" | "playing" | "paused" | "over";

export function phaseOf({ status, session }: Pick<Room, "status" | "session">): Phase {
  if (status >= 2) return "over";
  if (session.status === 1) return "playing";
  return session.status === 2 ? "paused" : "before";
}

/** The puzzle that is to be solved now, counted from 0; nothing once all are. */
export function currentPuzzle(puzzles: readonly Puzzle[]): number | undefined {
  const place = puzzles.findIndex(({ open, decoded }) => open && !decoded);
  return place < 0 ? undefined : place;
}

/** Whether both codes of a puzzle are there to be entered. */
export function isReady({ riddle, exercises }: Puzzle): boolean {
  return riddle?.solved === true && exercises.every(({ solved }) => solved);
}

/** How much of a puzzle is understood, from 0 to 1: what its lamp gives light by. */
export function lightOf({ decoded, riddle, exercises }: Puzzle): number {
  if (decoded) return 1;
  const solved = exercises.filter((it) => it.solved).length + (riddle?.solved ? 1 : 0);
  return solved / (exercises.length + 2);
}

/** The same of the whole room. */
export function lightIn(puzzles: readonly Puzzle[]): number {
  return puzzles.reduce((sum, puzzle) => sum + lightOf(puzzle), 0) / Math.max(1, puzzles.length);
}

/** Whether there is something in a kept draft that a learner would miss: a choice, or a text begun. */
export function hasProgress(draft: unknown): boolean {
  if (typeof draft === "string") return draft.trim() !== "";
  return typeof draft === "object" && draft !== null && Object.values(draft).some(hasProgress);
}
