import type { LevelName } from "@salida/rules/levels.ts";

/** How much there is to see at a level. */
export interface Richness {
  /** Things, animals and people, without what belongs to the setting. */
  things: number;
  people: number;
  /** How many of them do not belong there. */
  surprises: number;
  /** How many things are put into a relation to another on purpose. */
  relations: number;
  /** How large everything is drawn: where there is more to see, it is seen from further away. */
  size: number;
}

/** Every level shows more than the one below it. */
export const richness: Record<LevelName, Richness> = {
  A1: { things: 5, people: 1, surprises: 0, relations: 1, size: 1.1 },
  A2: { things: 7, people: 2, surprises: 0, relations: 2, size: 1.06 },
  B1: { things: 8, people: 3, surprises: 0, relations: 3, size: 1 },
  B2: { things: 10, people: 3, surprises: 0, relations: 4, size: 0.95 },
  C1: { things: 12, people: 4, surprises: 1, relations: 5, size: 0.88 },
  C2: { things: 14, people: 4, surprises: 2, relations: 6, size: 0.82 },
};

/** With two people who do something together, and larger. */
export const pairedRichness: Record<LevelName, Richness> = {
  A1: { ...richness.A1, things: 6, people: 2, size: 1.2 },
  A2: { ...richness.A2, size: 1.14 },
  B1: { ...richness.B1, size: 1.08 },
  B2: { ...richness.B2, size: 1.02 },
  C1: { ...richness.C1, size: 0.92 },
  C2: { ...richness.C2, size: 0.84 },
};

/** With less that nobody has to do with: where there is more to see, two more do something together. */
export const tidyRichness: Record<LevelName, Richness> = {
  A1: { ...pairedRichness.A1, things: 5, size: 1.16 },
  A2: { ...pairedRichness.A2, things: 6 },
  B1: { ...pairedRichness.B1, things: 7 },
  B2: { ...pairedRichness.B2, things: 8, relations: 3 },
  C1: { ...pairedRichness.C1, things: 10, surprises: 1, relations: 4 },
  C2: { ...pairedRichness.C2, things: 11, surprises: 1, relations: 5 },
};
