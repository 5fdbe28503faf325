import { isPlural, singularOf } from "#engines/grammar/language/nouns.ts";
import { baseOf } from "#engines/grammar/language/verbs.ts";
import type { Fact } from "./fact.ts";
import { saysAction, saysThing } from "./meanings.ts";
import { placeOf, type SaidSentence, type SaidWord } from "./said.ts";

/** Where a fact may have been named, and how much of it was said there. */
export interface Mention {
  fact: Fact;
  /** The words in which it was said: of its sentence and of those that go on about it. */
  words: readonly SaidWord[];
  /** Sentence by its number. */
  sentence: number;
  /** Where its noun stands among the words; -1 where only what happens was said. */
  noun: number;
  action: boolean;
  thing: boolean;
}

/** Everything in a text that may be about a fact. */
export function findMentions(fact: Fact, said: readonly SaidSentence[]): Mention[] {
  return said.flatMap(({ words: own, personal }, sentence) => {
    if (personal) return [];
    const words = [...own, ...goingOn(said, sentence)];
    const nouns = namesOf(fact)
      .map((name) => placeOf(own, name))
      .filter((place) => place >= 0 && (fact.count > 1 || !isSeveral(own[place])));
    const noun = nouns.length > 0 ? Math.min(...nouns) : -1;
    const mention = {
      fact,
      words,
      sentence,
      noun,
      action: saysWhat(fact, words),
      thing: saysWithWhat(fact, words),
    };
    return noun >= 0 || (mention.action && mention.thing) ? [mention] : [];
  });
}

/** "Trees", where there is one tree: another thing is meant. */
function isSeveral(said: SaidWord | undefined): boolean {
  const word = said?.token.word ?? "";
  return isPlural(word) && singularOf(word) !== word;
}

/** All names of a fact: its noun first. */
export function namesOf({ noun, synonyms, plural }: Fact): string[] {
  return [noun, ...(plural ? [plural] : []), ...synonyms];
}

function goingOn(said: readonly SaidSentence[], sentence: number): SaidWord[] {
  const next = said[sentence + 1];
  return next?.goesOn ? next.words : [];
}

/** The verb of a fact, in its base form; "reading a book" is "read". */
export function verbOf({ action }: Fact): string | undefined {
  const first = action?.split(" ")[0];
  return first && baseOf(first);
}

function saysWhat(fact: Fact, words: readonly SaidWord[]): boolean {
  const verb = verbOf(fact);
  if (!verb) return false;
  const verbs = saysAction(verb);
  return words.some(({ forms }) => [...forms].some((form) => verbs.has(form)));
}

/** The thing it is done with: what the fact says, or what stands in its action. */
function saysWithWhat(fact: Fact, words: readonly SaidWord[]): boolean {
  const things = [fact.with, fact.near?.noun, fact.relation?.to].filter((thing) => thing !== undefined);
  return things.some((thing) => saysAny(thing, words));
}

/** Whether a thing or one of its other names was said. */
export function saysAny(thing: string, words: readonly SaidWord[]): boolean {
  const last = singularOf(thing.toLowerCase().split(" ").at(-1) ?? "");
  return [thing, ...saysThing(last)].some((name) => placeOf(words, name) >= 0);
}
