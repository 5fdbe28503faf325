import type { Parts } from "#engines/descriptions/descriptions.ts";

/** Language alone earns no more than this. */
const mostForLanguage = 2.5;
/** Below this share of the picture, it is another one. */
const otherPicture = 0.12;

/** From the parts to a score of 0 to 10, one decimal. */
export function scoreOf({ coverage, grammar, range, length }: Parts, most = 10): number {
  const others = 0.65 * coverage + 0.15 * length + 0.1 * range;
  const correct = grammar ?? others / 0.9;
  const score = 10 * (0.1 + others) * (0.7 + 0.3 * length) * (1 - 0.45 * (1 - correct));
  const limit = coverage < otherPicture ? Math.min(most, mostForLanguage) : most;
  return Math.round(10 * Math.min(score, limit)) / 10;
}
