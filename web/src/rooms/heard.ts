import type { Puzzle } from "./room.ts";

/** How loud the loop stays under the introduction, and under an exercise's recording: noise makes listening harder. */
const under = { introduction: 0.6, exercise: 0 };

/** How loud the room's loop is, from what else is playing; nothing of it where silence is wished. */
export function loudnessUnder(playing: readonly (keyof typeof under)[], silent: boolean): number {
  return silent ? 0 : Math.min(1, ...playing.map((it) => under[it]));
}

interface Progress {
  /** Riddles and pieces. */
  solved: number;
  /** Locks. */
  opened: number;
}

export function progressOf(puzzles: readonly Puzzle[]): Progress {
  const solved = puzzles.reduce(
    (sum, { riddle, exercises }) =>
      sum + (riddle?.solved ? 1 : 0) + exercises.filter((piece) => piece.solved).length,
    0,
  );
  return { solved, opened: puzzles.filter(({ decoded }) => decoded).length };
}

/** What is heard of a step: the door where a lock opened, the sound of success where something was solved. */
export function signalOf(before: Progress, now: Progress): "door" | "success" | undefined {
  if (now.opened > before.opened) return "door";
  return now.solved > before.solved ? "success" : undefined;
}
