import type { Colour } from "#engines/pictures/embedded/colours.ts";

/** Where something may be: on the ground, on a table or shelf, on the water, in the air, on a wall. */
export type Footing = "ground" | "surface" | "water" | "sky" | "wall";

/** What we know of an icon: its words, its size, where it belongs, and how it is drawn. */
export interface Thing {
  noun: string;
  plural: string;
  synonyms: string[];
  kind: "animal" | "thing";
  /** `fluent-emoji-flat` (f) or `noto` (n), then the icon's name in it: "n:cat". */
  icon: string;
  /** Its height in the heights of a grown person. What is small in life is drawn somewhat larger, to be seen. */
  tall: number;
  on: Footing[];
  /** What it is seen doing, in the -ing form. */
  action?: string;
  /** As drawn. Empty where no colour is clearly meant. */
  colours: Colour[];
  /** Fills that may be painted in another colour: the plain ones and those in the shade. */
  tint?: { plain: string[]; shade: string[]; colours: Colour[] };
  /** How many may stand together. */
  most: number;
  /** What covers something where that is less than the box, in shares of it: x, y, width, height. */
  parts?: [number, number, number, number][];
  /** Floats above the ground. */
  floats?: true;
}

/** An icon as it stands in a picture. */
export interface ThingArt {
  kind: "icon";
  icon: string;
  flip: boolean;
  /** From one fill to another. */
  fills: Record<string, string>;
}

type More = Partial<Omit<Thing, "noun" | "icon" | "tall" | "on" | "kind">>;

/** A thing whose plural is regular unless it says otherwise. */
export function thing(noun: string, icon: string, tall: number, on: Footing[], more: More = {}): Thing {
  return {
    noun,
    icon,
    tall,
    on,
    kind: "thing",
    plural: pluralOf(noun),
    synonyms: [],
    colours: [],
    most: 1,
    ...more,
  };
}

/** The same for what is alive. */
export function animal(noun: string, icon: string, tall: number, on: Footing[], more: More = {}): Thing {
  return { ...thing(noun, icon, tall, on, more), kind: "animal" };
}

/** "box" to "boxes", "fairy" to "fairies", "book" to "books". */
export function pluralOf(noun: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}
