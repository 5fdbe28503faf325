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
