import type { Time, Weather } from "#engines/pictures/scene.ts";

/** One thing that is known to be in a picture. Which fields there are depends on the thing. */
export interface Fact {
  id: string;
  /** 3 main figures, 2 others, 1 details. */
  weight: number;
  kind?: "person" | "animal" | "thing" | "fixture";
  noun: string;
  /** Other words that a learner may fairly use. */
  synonyms: readonly string[];
  plural?: string;
  count: number;
  /** What it does: "ride", or as a whole "reading a book". */
  action?: string;
  /** What it does that with, or to. */
  with?: string;
  /** Its colour. */
  withColour?: string;
  /** Colours of the thing itself; more than one are all right. */
  colours?: readonly string[];
  /** Colours by thing: of the dog itself, of its ball. */
  colour?: Readonly<Record<string, string | readonly string[]>>;
  wears?: readonly { noun: string; colour: string }[];
  /** Whether somebody is drawn as a man or a woman. */
  pronoun?: "he" | "she" | "it";
  /** "old", "open", a clock's time. */
  state?: string;
  place?: "left" | "centre" | "middle" | "right";
  plane?: "foreground" | "middle" | "background";
  near?: { relation: string; noun: string };
  relation?: { to: string; how: string };
}

/** Where the picture is set, which its writer has been told. */
export interface Setting {
  noun: string;
  synonyms: readonly string[];
}

/** When it is and what the weather does, as far as a picture shows it. */
export interface Air {
  time?: Time | undefined;
  weather?: Weather | undefined;
}
