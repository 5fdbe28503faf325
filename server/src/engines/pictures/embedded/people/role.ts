import type { Colour } from "#engines/pictures/embedded/colours.ts";
import type { ActName } from "./acts.ts";
import type { MoveName } from "./moves.ts";
import type { Hair, Sex } from "./person.ts";

/** Somebody who can be in a picture: what they are called, wear, and do. */
export interface Role {
  noun: string;
  plural?: string;
  synonyms?: string[];
  sexes: Sex[];
  child?: true;
  outfits: string[];
  acts: ActName[];
  moves?: MoveName[];
  hair?: Hair[];
  tops?: Colour[];
  bottoms?: Colour[];
}
