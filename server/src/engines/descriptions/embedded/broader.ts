import type { CoveredFact } from "./covered-fact.ts";
import { isDenied, standsFor } from "./mention.ts";
import { broaderNamesOf } from "./other-names.ts";
import { placesOf, type SaidSentence } from "./said.ts";

/** What a word for many things earns, beside the thing's own name. */
const quality = 0.45;
/** What was only said in a word for many things, "three animals", "some fruit", is said in part. */
export function withBroader(
  covered: readonly CoveredFact[],
  said: readonly SaidSentence[],
  taken: ReadonlyMap<string, number>,
): CoveredFact[] {
  const room = new Map<string, number>();
  return covered
    .toSorted((a, b) => b.fact.weight - a.fact.weight)
    .map((one) => (one.quality === 0 ? (broadly(one, said, { taken, room }) ?? one) : one));
}

interface Used {
  taken: ReadonlyMap<string, number>;
  /** How many more a word may stand for. */
  room: Map<string, number>;
}

function broadly({ fact }: CoveredFact, said: readonly SaidSentence[], used: Used): CoveredFact | undefined {
  for (const name of broaderNamesOf(fact.noun, fact.kind))
    for (const [sentence, { words, personal }] of said.entries()) {
      if (personal) continue;
      for (const place of placesOf(words, name)) {
        const key = `${sentence}:${place}`;
        const left = used.room.get(key) ?? standsFor(words, place);
        if (used.taken.has(key) || left === 0 || isDenied(words, place)) continue;
        used.room.set(key, left - 1);
        return { fact, sentence, right: 0, untrue: [], quality };
      }
    }
  return undefined;
}
