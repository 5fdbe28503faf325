/** The same in both languages of the interface. */
export interface Both {
  en: string;
  es: string;
}

/** A mistake in a text, and what would be better. */
export interface Correction {
  /** Where it stands in the text, in UTF-16 units. */
  at: number;
  length: number;
  wrong: string;
  /** Goes in its place. */
  better: string;
  kind: string;
  why: Both;
}
