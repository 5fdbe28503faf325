import type { Colour } from "#engines/pictures/embedded/colours.ts";
import type { Garment } from "#engines/pictures/scene.ts";

export type Sex = "man" | "woman";

/** From pale to dark. */
export type Tone = 0 | 1 | 2 | 3 | 4;

export type Hair = "black" | "brown" | "blond" | "red" | "grey" | "pink" | "blue";

/** How somebody drawn from the front holds themselves. */
export type Pose =
  | "stand"
  | "wave"
  | "hold"
  | "lift"
  | "carry"
  | "raise"
  | "point"
  | "cheer"
  | "listen"
  | "play"
  | "reach"
  | "clasp"
  | "low"
  | "high"
  | "waltz"
  | "throw"
  | "speak"
  | "share";

/** A whole person, as drawn and as described. */
export interface Person {
  role: string;
  sex: Sex;
  child: boolean;
  tone: Tone;
  hair: Hair;
  outfit: string;
  top: Colour;
  bottom: Colour;
  /** Drawn from an icon in the side view ("walking") instead of from the front in a pose. */
  move?: string;
  pose: Pose;
  sitting: boolean;
  /** The icon that is in the hand. */
  held?: Held;
  wears: Garment[];
}

/** Something in a hand; `tall` in the figure's own units, of which a grown person is about 29. */
export interface Held {
  icon: string;
  tall: number;
  fills: Record<string, string>;
  colour?: Colour;
}
