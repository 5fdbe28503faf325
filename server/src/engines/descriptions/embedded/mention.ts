import type { Fact } from "#engines/descriptions/fact.ts";
import { isPlural, singularOf } from "#engines/english/nouns.ts";
import { baseOf } from "#engines/english/verbs.ts";
import { saysAction, saysThing } from "./meanings.ts";
import { placeOf, placesOf, type SaidSentence, type SaidWord } from "./said.ts";

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
  /** Words between the noun and what it does. */
  apart: number;
  thing: boolean;
}

/** Everything in a text that may be about a fact: each place where one of its names stands. */
export function findMentions(fact: Fact, said: readonly SaidSentence[]): Mention[] {
  return said.flatMap(({ words: own, personal }, sentence) => {
    if (personal) return [];
    const words = [...own, ...goingOn(said, sentence)];
    const verbs = verbPlaces(fact, words);
    const told = { fact, words, sentence, action: verbs.length > 0, thing: saysWithWhat(fact, words) };
    const nouns = new Set(namesOf(fact).flatMap((name) => placesOf(own, name)));
    const meant = [...nouns].filter(
      (place) => (fact.count > 1 || !isSeveral(own[place])) && !isDenied(own, place),
    );
    const apart = (noun: number) => Math.min(...verbs.map((verb) => Math.abs(verb - noun)), mostApart);
    const unnamed = told.action && told.thing ? [{ ...told, noun: -1, apart: 0 }] : [];
    return [...meant.map((noun) => ({ ...told, noun, apart: apart(noun) })), ...unnamed];
  });
}

const mostApart = 20;

/** "There is no dog", "without a hat", "I can't see any birds". */
function isDenied(words: readonly SaidWord[], place: number): boolean {
  for (let i = place - 1; i >= Math.max(0, place - 4) && words[i + 1]?.token.joined; i -= 1) {
    const { word = "" } = words[i]?.token ?? {};
    if (/^(?:no|without)$/.test(word)) return true;
    if (word === "any") return words.slice(Math.max(0, i - 4), i).some(({ token }) => token.word === "not");
    if (!/^(?:a|an|the|big|small|little|real|other|more|visible)$/.test(word)) return false;
  }
  return false;
}

/** "Trees", where there is one tree: another thing is meant. */
function isSeveral(said: SaidWord | undefined): boolean {
  const word = said?.token.word ?? "";
  return isPlural(word) && singularOf(word) !== word;
}

const ofWomen =
  /(?:^|\b)(?:\w*woman|women|girl|lady|goddess|queen|princess|waitress|actress|mother|grandmother|witch)$/i;
const ofMen =
  /(?:^|\b)(?:\w*(?<!wo)man|men|boy|guy|gentleman|king|prince|waiter|actor|father|grandfather|wizard)$/i;

/** All names of a fact: its noun first. Of somebody who is drawn as a man or a woman no name of the other is meant. */
export function namesOf({ noun, synonyms, plural, pronoun }: Fact): string[] {
  const names = [noun, ...(plural ? [plural] : []), ...synonyms];
  const others = pronoun === "he" ? ofWomen : pronoun === "she" ? ofMen : undefined;
  return others ? names.filter((name, at) => at === 0 || !others.test(name)) : names;
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

function verbPlaces(fact: Fact, words: readonly SaidWord[]): number[] {
  const verb = verbOf(fact);
  if (!verb) return [];
  const verbs = saysAction(verb);
  return words.flatMap(({ forms }, i) => ([...forms].some((form) => verbs.has(form)) ? [i] : []));
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
