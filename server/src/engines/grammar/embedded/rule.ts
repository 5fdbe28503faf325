import type { Both } from "#engines/grammar/correction.ts";
import type { Match } from "./patterns/match.ts";

/** A mistake that is known by its form. */
export interface Rule {
  /** What sort of mistake it is: "article", "third-person". */
  kind: string;
  /** One or more patterns; see `readPattern`. */
  find: string | readonly string[];
  /** What is better, as a template or made from what was found; nothing to say it is no mistake after all. */
  better: string | ((match: Match) => string | undefined);
  /** Teaches in a sentence. Filled in like `better`. */
  why: Both;
  /** Holds only in a question, or only outside one. */
  question?: boolean;
  unless?: (match: Match) => boolean;
  /** Sentences with this mistake, and the same mended. */
  wrong: Readonly<Record<string, string>>;
  /** Sentences that look like it and are right. */
  right: readonly string[];
}
