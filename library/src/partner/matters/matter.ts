import type { Lines } from "#partner/lines.ts";

/** How something is told, and so how it is met. */
export type Tone = "glad" | "sorry" | "plain";

/** When it is, was or will be. */
export type Time = "was" | "is" | "will";

/**
 * Something that people tell of their own lives, whatever the topic is: how it is heard, what may be said to it, and what
 * may be asked about it. `{who}` is a person or an animal that was named, `{him}` and `{his}` stand for it; a line is left
 * out where its place cannot be filled.
 */
export interface Matter {
  name: string;
  /** A pattern for a sentence of the message; case does not count. */
  heard: string;
  /** The same in Spanish. */
  spanish?: string;
  /** Set where it can be told in one way only; it is then taken up before what has no such tone. */
  tone?: Tone;
  /** What is said to it. */
  says: Lines;
  /** Said where it is told as something good, or bad. */
  glad?: Lines;
  sorry?: Lines;
  /** What is asked about it, where nothing more fitting is set. */
  asks: Lines;
  /** Asked where it is over, is still to come, or is told as something bad. */
  was?: Lines;
  will?: Lines;
  bad?: Lines;
  /** What the partner says when it is asked what to do. */
  advice?: Lines;
}
