import type { Fact, Setting } from "#engines/descriptions/fact.ts";
import { isDenied, namesOf } from "./mention.ts";
import { shownThings } from "./other-names.ts";
import { placesOf, type SaidSentence } from "./said.ts";

/** Things that a text names, by whether the picture has them. */
export interface NamedThings {
  shown: number;
  foreign: number;
}

/** So many things that are not there, and more than those that are: somebody names whatever might be in a picture. */
const leastForeign = 5;

/** Whether a text names things at random rather than what it sees. */
export function namesAnything({ shown, foreign }: NamedThings): boolean {
  return foreign >= leastForeign && foreign > 1.2 * shown;
}

/** How many things of pictures a text names that are in this one, and how many that are not; what is denied is not named. */
export function namedThings(
  facts: readonly Fact[],
  setting: Setting,
  said: readonly SaidSentence[],
): NamedThings {
  const named = shownThings.filter((thing) =>
    said.some(({ words }) => placesOf(words, thing).some((place) => !isDenied(words, place))),
  );
  const shown = named.filter((thing) => isShown(thing, facts, setting));
  return { shown: shown.length, foreign: named.length - shown.length };
}

function isShown(thing: string, facts: readonly Fact[], setting: Setting): boolean {
  return (
    [setting.noun, ...setting.synonyms].includes(thing) ||
    facts.some(
      (fact) =>
        namesOf(fact).some((name) => name === thing || name.split(" ").includes(thing)) ||
        [fact.with, fact.action, ...(fact.wears ?? []).map(({ noun }) => noun)].some((it) =>
          it?.includes(thing),
        ),
    )
  );
}
