import type { LevelName } from "@salida/rules/levels.ts";
import { closed } from "#engines/english/word-lists.ts";
import type { Expected } from "./levels.ts";
import type { SaidSentence } from "./said.ts";

const linking = new Set(
  (
    "and because but so while although though who which that whose where when as behind beside between near next front under above " +
    "below left right middle centre center background foreground distance also however whereas then if since until another other " +
    "looks seems perhaps probably maybe"
  ).split(" "),
);

/** Variety of words and of what links them, from 0 to 1. */
export function rangeOf(said: readonly SaidSentence[], expected: Expected): number {
  const words = said.flatMap((sentence) => sentence.words.map(({ token }) => token));
  const content = new Set(words.filter(({ word }) => !closed.has(word)).map(({ base }) => base));
  const links = words.filter(({ word, tags }) => linking.has(word) || tags.has("Conjunction")).length;
  return 0.6 * Math.min(1, content.size / expected.variety) + 0.4 * Math.min(1, links / expected.links);
}

/** What makes a sentence more than one clause after the other: a clause within it, a participle, a passive with a modal. */
const clause =
  /\b(?:who|whom|whose|which|that|while|whilst|although|though|whereas|because|since|unless|until|as|in order to|despite|in spite of|where|if|whether|can be|seems? to|appears? to)\b/i;
const participle =
  /(?<!\b(?:is|are|was|were|be|been|am|not|a|an|the|and|of) |'s |'re )\b(?!morning|evening|thing|nothing|something|anything|everything|building|painting|ceiling|wedding|ring|king|wing|string|spring|during|king)\w{3,}ing\b|(?<!\b(?:is|are|was|were) )\b(?:dressed|seated|surrounded|covered|lit|made)\b/i;
/** From B2 on: the share of sentences that have such a thing, and the most that a text without it earns. */
const syntax: Partial<Record<LevelName, { share: number; most: number }>> = {
  B2: { share: 0.2, most: 7.5 },
  C1: { share: 0.3, most: 6.5 },
  C2: { share: 0.35, most: 6 },
};
/** Fewer sentences tell nothing of how somebody writes. */
const tellingSentences = 3;

/** The most that a description in simple sentences earns at a level; nothing below B2, where they are what is asked for. */
export function mostForSyntax(said: readonly SaidSentence[], level: LevelName): number | undefined {
  const asked = syntax[level];
  if (!asked || said.length < tellingSentences) return undefined;
  const joined = said.filter(({ text }) => clause.test(text) || participle.test(text)).length;
  return joined / said.length < asked.share ? asked.most : undefined;
}
