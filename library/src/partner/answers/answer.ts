import type { Lines } from "#partner/lines.ts";

/** What is asked of anybody, and what every persona says to it; lines are divided by `|`. */
export interface Answer {
  /** A pattern for the question; case does not count. */
  asked: string;
  says: Lines;
  /** What is asked after it, where "and you?" does not fit. */
  asks?: Lines;
}
