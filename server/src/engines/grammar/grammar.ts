import type { Correction } from "./correction.ts";

/** Finds mistakes in a learner's English. */
export interface Grammar {
  /**
   * The mistakes of a text in its order, none overlapping another: none where it has none. Undefined where the checker
   * has no answer, or none in time: then nothing is known of the text.
   */
  check(text: string): Promise<Correction[] | undefined>;
  close(): Promise<void>;
}
