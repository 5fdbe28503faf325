import type { Story } from "@salida/library/rooms/story.ts";
import type { Pace } from "./pace.ts";

/** Asks a call of the public API and gives what it answers; anything but success throws. */
export type Ask = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** A step of a play and the seconds it took. */
export interface Step {
  what: string;
  seconds: number;
}

/** A room while it is played: all that the player knows and does. */
export interface Game {
  ask: Ask;
  /** Whether a first try is to be a wrong one. */
  errs(): boolean;
  /** The calls of the room stand under it. */
  path: string;
  story: Story;
  /** What a picture of the story shows, said as it is said at its level. */
  describe(picture: string): string;
  pace: Pace;
  steps: Step[];
  mistakes: number;
}

/** Seconds that a wrong answer costs. */
export const penalty = 15;

/** Lets time pass. */
export function spend({ steps }: Game, what: string, seconds: number): void {
  steps.push({ what, seconds });
}

/** Makes the wrong try where the player errs just now; it costs the penalty and a look at what was wrong. */
export async function erring(game: Game, wrongTry: () => Promise<boolean>): Promise<void> {
  if (!game.errs()) return;
  if (await wrongTry()) throw new Error("a wrong answer was taken");
  game.mistakes += 1;
  spend(game, "a mistake", penalty + game.pace.mistake);
}
