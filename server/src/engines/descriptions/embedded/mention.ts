import type { Fact } from "#engines/descriptions/fact.ts";
import { isPlural, singularOf } from "#engines/english/nouns.ts";
import { baseOf } from "#engines/english/verbs.ts";
import { numberOf, saysAction, saysColour, saysOtherwise, saysThing } from "./meanings.ts";
import { otherNamesOf } from "./other-names.ts";
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
  /** Something that somebody wears was told with its colour. */
  worn: boolean;
}

/** Everything in a text that may be about a fact: each place where one of its names stands. */
export function findMentions(fact: Fact, said: readonly SaidSentence[]): Mention[] {
  return said.flatMap(({ words: own, personal }, sentence) => {
    if (personal) return [];
    const words = [...own, ...goingOn(said, sentence)];
    const verbs = verbPlaces(fact, words);
    const phrased = saysPhrase(fact, own);
    const action = verbs.length > 0 || phrased;
    const told = {
      fact,
      words,
      sentence,
      action,
      thing: saysWithWhat(fact, words),
      worn: saysWorn(fact, words),
    };
    const nouns = new Set(namesOf(fact).flatMap((name) => placesOf(own, name)));
    const meant = [...nouns].filter(
      (place) =>
        (fact.count > 1 || fact.kind === "person" || !isSeveral(own[place])) && !isDenied(own, place),
    );
    const apart = (noun: number) => Math.min(...verbs.map((verb) => Math.abs(verb - noun)), mostApart);
    const unnamed = phrased || (told.action && told.thing) ? [{ ...told, noun: -1, apart: 0 }] : [];
    return [...meant.map((noun) => ({ ...told, noun, apart: apart(noun) })), ...unnamed];
  });
}

const mostApart = 20;

/** "There is no dog", "without a hat", "I can't see any birds". */
export function isDenied(words: readonly SaidWord[], place: number): boolean {
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

/** "Some animals", "they are friends": so many may be meant. */
const several = 3;

/** For how many things of a picture a word stands. */
export function standsFor(words: readonly SaidWord[], place: number): number {
  const told = [1, 2, 3]
    .map((back) => numberOf(words[place - back]?.token.word ?? ""))
    .find((it) => it !== undefined);
  return told ?? (isSeveral(words[place]) ? several : 1);
}

const ofWomen =
  /(?:^|\b)(?:\w*woman|women|girl|lady|goddess|queen|princess|waitress|actress|mother|grandmother|witch)$/i;
const ofMen =
  /(?:^|\b)(?:\w*(?<!wo)man|men|boy|guy|gentleman|king|prince|waiter|actor|father|grandfather|wizard)$/i;

/** All names of a fact: its noun first. Of somebody who is drawn as a man or a woman no name of the other is meant. */
export function namesOf({ noun, synonyms, plural, pronoun, kind }: Fact): string[] {
  const names = [noun, ...(plural ? [plural] : []), ...synonyms, ...otherNamesOf(noun, kind)];
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

/** Whether what is done was said in a set phrase: "hand in hand". */
function saysPhrase({ action = "" }: Fact, words: readonly SaidWord[]): boolean {
  return saysOtherwise(action).some((phrase) => placeOf(words, phrase) >= 0);
}

/** "In a red dress", "her coat is purple": it tells who of several is meant. */
function saysWorn({ wears = [] }: Fact, words: readonly SaidWord[]): boolean {
  return wears.some(({ noun, colour }) => {
    const colours = saysColour(colour);
    return [noun, ...saysThing(noun)].some((name) =>
      placesOf(words, name).some((place) =>
        words.slice(Math.max(0, place - 3), place + 3).some(({ token }) => colours.has(token.word)),
      ),
    );
  });
}

/** The thing it is done with: what the fact says, or what stands in its action. */
function saysWithWhat(fact: Fact, words: readonly SaidWord[]): boolean {
  const things = [fact.with, fact.near?.noun, fact.relation?.to].filter((thing) => thing !== undefined);
  return things.some((thing) => saysAny(thing, words));
}

/** Whether a thing or one of its other names was said. */
export function saysAny(thing: string, words: readonly SaidWord[]): boolean {
  const last = singularOf(thing.toLowerCase().split(" ").at(-1) ?? "");
  return [thing, ...saysThing(last), ...otherNamesOf(thing, undefined)].some(
    (name) => placeOf(words, name) >= 0,
  );
}
