import type { Fact } from "#engines/descriptions/fact.ts";
import { alsoSeen, seemsSeveral } from "./also-seen.ts";
import { isColour, numberOf, saysColour, saysThing } from "./meanings.ts";
import { type Mention, namesOf, saysAny } from "./mention.ts";
import { isOwnName, placeSaid } from "./place-said.ts";
import { placeOf, placesOf, type SaidWord, spanOf } from "./said.ts";
import type { Verdict } from "./verdict.ts";

/** Something said that is not so. */
export interface Untrue {
  fact: string;
  /** Where it stands in the text, in UTF-16 units. */
  at: number;
  length: number;
  really: string;
  /** Whether nothing else can be meant, so that the learner may be told. */
  sure: boolean;
}

/** The details of a fact, as far as they were said. */
export interface Details {
  /** How many there are to say. */
  possible: number;
  right: number;
  untrue: Untrue[];
}

/** Number, colours, place and the like, where one of the facts was mentioned. */
export function readDetails(mention: Mention, facts: readonly Fact[]): Details {
  const verdicts = [
    ...coloursOf(mention.fact).map(([thing, colours]) => colourSaid(mention, thing, colours, facts)),
    countSaid(mention, facts),
    placeSaid(mention, facts),
    stateSaid(mention),
  ];
  const asked = verdicts.filter((verdict) => verdict !== null);
  const untrue = asked.flatMap((verdict) => {
    if (!verdict || "right" in verdict) return [];
    const { from, to, really, sure } = verdict;
    return [{ fact: mention.fact.id, ...spanOf(mention.words, from, to), really, sure }];
  });
  return {
    possible: asked.length,
    right: asked.filter((verdict) => verdict && "right" in verdict).length,
    untrue,
  };
}

/** What has which colours: the thing itself, what is worn, what is held. */
export function coloursOf(fact: Fact): [string, readonly string[]][] {
  const own: [string, readonly string[]][] =
    fact.colours && fact.colours.length > 0 ? [[fact.noun, fact.colours]] : [];
  const worn = (fact.wears ?? []).map(({ noun, colour }): [string, readonly string[]] => [noun, [colour]]);
  const byThing = Object.entries(fact.colour ?? {}).map(([thing, colour]): [string, readonly string[]] => [
    thing,
    [colour].flat(),
  ]);
  const held: [string, readonly string[]][] =
    fact.with && fact.withColour ? [[fact.with, [fact.withColour]]] : [];
  return [...own, ...worn, ...held, ...byThing];
}

function colourSaid(
  { fact, words, noun }: Mention,
  thing: string,
  colours: readonly string[],
  facts: readonly Fact[],
): Verdict {
  const isSelf = namesOf(fact).includes(thing);
  const names = isSelf ? namesOf(fact) : otherNames(thing);
  const at = isSelf ? noun : firstPlace(words, names);
  const shown = isSelf ? [...colours, ...(alsoSeen.get(thing) ?? [])] : colours;
  const right = new Set(shown.flatMap((colour) => [...saysColour(colour)]));
  // a yellow cat is one that everybody calls orange
  if (isSelf && fact.kind === "animal" && right.has("yellow"))
    for (const colour of ["orange", "ginger"]) right.add(colour);
  const about = at < 0 ? [] : coloursAbout(words, at);
  if (about.some((word) => right.has(word))) return { right: true };
  const attached = at < 0 ? -1 : attachedColour(words, at);
  const colour = words[attached]?.token.word ?? "";
  if (attached < 0 || right.has(colour) || isOfAnother(facts, fact, thing, colour)) return undefined;
  // "a black man" tells of no coat
  if (isSelf && fact.kind === "person") return undefined;
  return {
    from: Math.min(attached, at),
    to: Math.max(attached, lastOf(words, at, names)),
    really: `${colours.join(" and ")} ${thing}`,
    sure: isSelf ? isOwnName(fact, words, at) : !isOfSeveral(fact, words, facts),
  };
}

const someoneElse = /^(?:other|another|second|companion|friend|both|one|ones|partner|colleague)$/;

/** Whether others are spoken of in the same breath, who may be the ones that wear it. */
function isOfSeveral(own: Fact, words: readonly SaidWord[], facts: readonly Fact[]): boolean {
  const others = facts.filter((fact) => fact !== own && fact.kind === "person");
  return (
    words.some(({ token }) => someoneElse.test(token.word)) ||
    others.some((fact) => namesOf(fact).some((name) => placeOf(words, name) >= 0))
  );
}

/** Whether a thing of that colour stands elsewhere in the picture: then that one is meant. */
function isOfAnother(facts: readonly Fact[], own: Fact, thing: string, colour: string): boolean {
  return facts.some(
    (fact) =>
      fact !== own &&
      (namesOf(fact).includes(thing)
        ? fact.colours?.some((one) => saysColour(one).has(colour))
        : coloursOf(fact).some(
            ([other, theirs]) => isSame(other, thing) && theirs.some((one) => saysColour(one).has(colour)),
          )),
  );
}

/** A cap may be called a hat. */
function isSame(one: string, other: string): boolean {
  const names = otherNames(one);
  return otherNames(other).some((name) => names.includes(name));
}

function otherNames(thing: string): string[] {
  const last = thing.toLowerCase().split(" ").at(-1) ?? "";
  return [thing, ...saysThing(last)];
}

function firstPlace(words: readonly SaidWord[], names: readonly string[]): number {
  const places = names.map((name) => placeOf(words, name)).filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : -1;
}

/** The last word of whichever name stands at a place: "cream", of "ice cream". */
function lastOf(words: readonly SaidWord[], at: number, names: readonly string[]): number {
  const here = names.filter((name) => placesOf(words, name).includes(at));
  return at + Math.max(1, ...here.map((name) => name.split(/[\s-]+/).length)) - 1;
}

function coloursAbout(words: readonly SaidWord[], at: number): string[] {
  return words.slice(Math.max(0, at - 4), at + 6).map(({ token }) => token.word);
}

/** Where the colour stands that clearly belongs to a word: "a red hat", "the hat is red"; -1 where none does. */
function attachedColour(words: readonly SaidWord[], at: number): number {
  const word = (i: number) => words[i]?.token.word ?? "";
  const isNear = (i: number) => words.slice(i + 1, at + 1).every(({ token }) => token.joined);
  const before = [at - 1, at - 2].find((i) => i >= 0 && isNear(i) && isColour(word(i)));
  if (before !== undefined) return before;
  return words[at + 1]?.token.base === "be" && isColour(word(at + 2)) ? at + 2 : -1;
}

function countSaid({ fact, words, noun }: Mention, facts: readonly Fact[]): Verdict | null {
  const told = noun < 0 ? undefined : countBefore(words, noun);
  // "two people" are a boy and a girl
  if (told && told.number <= allSoCalled(words, noun, facts) && told.number > fact.count) return undefined;
  if (told && told.number === fact.count && fact.count > 1) return { right: true };
  // by another name something else of the room may be meant: two columns, not the three pedestals
  const unsure = fact.kind === "fixture" && !isOwnName(fact, words, noun);
  if (told && told.number !== fact.count && told.number > 1 && told.number !== seemingly(fact) && !unsure) {
    return {
      from: told.place,
      to: lastOf(words, noun, namesOf(fact)),
      really: `${fact.count} ${fact.count > 1 ? (fact.plural ?? fact.noun) : fact.noun}`,
      sure: isOwnName(fact, words, noun),
    };
  }
  return fact.count > 1 ? undefined : null;
}

/** How many there are of all that a word may be said of. */
function allSoCalled(words: readonly SaidWord[], noun: number, facts: readonly Fact[]): number {
  const called = facts.filter((fact) => namesOf(fact).some((name) => placesOf(words, name).includes(noun)));
  return called.reduce((sum, { count }) => sum + count, 0);
}

/** How many somebody may count who looks at it. */
function seemingly({ noun, count }: Fact): number {
  return count * (seemsSeveral.get(noun) ?? 1);
}

/** The number told with a noun, and where: "three small birds", "a couple". */
function countBefore(
  words: readonly SaidWord[],
  noun: number,
): { number: number; place: number } | undefined {
  for (let i = noun - 1; i >= Math.max(0, noun - 3) && words[i + 1]?.token.joined; i -= 1) {
    const word = words[i]?.token.word ?? "";
    const number = numberOf(word);
    if (number !== undefined) return { number, place: i };
    if (/^(?:a|an|the|with|and)$/.test(word)) return undefined;
  }
  return undefined;
}

function stateSaid({ fact, words }: Mention): Verdict | null {
  const near = fact.near?.noun ?? fact.relation?.to;
  if (!fact.state && !near) return null;
  const state = fact.state
    ?.split(" ")
    .every((part) => words.some(({ forms }) => forms.has(part) || forms.has(sameState[part] ?? "")));
  return state || (near && saysAny(near, words)) ? { right: true } : undefined;
}

const sameState: Readonly<Record<string, string>> = {
  old: "elderly",
  young: "little",
  delayed: "late",
  tall: "big",
  dark: "black",
  wet: "rain",
  sunny: "sun",
};
