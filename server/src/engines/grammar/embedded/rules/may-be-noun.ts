import { nounVerbs } from "#engines/english/word-lists.ts";
import type { Match } from "#engines/grammar/embedded/patterns/match.ts";

/** A word that is a verb here, as what follows it shows, though it may be a noun elsewhere. */
export function mayBeNoun({ named: { v }, sentence: { tokens }, to }: Match): boolean {
  if (!v || !nounVerbs.has(v.word)) return false;
  const next = tokens[to];
  return !(
    next?.joined && /^(?:the|a|an|my|your|his|her|our|their|this|that|me|you|him|it|us|them)$/.test(next.word)
  );
}
