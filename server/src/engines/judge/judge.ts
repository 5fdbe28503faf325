import type { LevelName } from "@salida/rules/levels.ts";
import type { Both } from "#engines/grammar/correction.ts";

/** What a learner wrote, and what was found in it already. */
export interface Judged {
  /** What it is, in English: "a description of a picture". */
  what: string;
  texts: readonly { text: string; found: readonly { wrong: string }[] }[];
  level: LevelName;
  /** Stands for the learner; tells nothing else. */
  learner: string;
}

/** Something that can be said better: words of the text, what they should be, and why. */
export interface Remark {
  quote: string;
  better: string;
  why: Both;
}

/** Finds in a text what rules do not see. */
export interface Judge {
  /** How learners are told who it is. */
  name: string;
  /** None where there is nothing to say. Throws a `JudgeFault` where nothing is to be had now. */
  remark(judged: Judged): Promise<Remark[]>;
}

/** The judge is away, too slow, or out of tokens. */
export class JudgeFault extends Error {
  override name = "JudgeFault";
}
