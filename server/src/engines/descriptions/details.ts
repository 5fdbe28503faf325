import type { Fact } from "./fact.ts";
import { isColour, numberOf, saysColour, saysThing } from "./meanings.ts";
import { type Mention, namesOf, saysAny } from "./mention.ts";
import { placeOf, type SaidWord } from "./said.ts";

/** Something said that is not so. */
export interface Untrue {
  fact: string;
  said: string;
  really: string;
}

/** The details of a fact, as far as they were said. */
export interface Details {
  /** How many there are to say. */
  possible: number;
  right: number;
  untrue: Untrue[];
}

type Verdict = { right: true } | { said: string; really: string } | undefined;

/** Number, colours, place and the like, where a fact was mentioned. */
export function readDetails(mention: Mention): Details {
  const verdicts = [
    ...coloursOf(mention.fact).map(([thing, colours]) => colourSaid(mention, thing, colours)),
    countSaid(mention),
    placeSaid(mention),
    stateSaid(mention),
  ];
  const asked = verdicts.filter((verdict) => verdict !== null);
  const untrue = asked.flatMap((verdict) =>
    verdict && "said" in verdict ? [{ fact: mention.fact.id, ...verdict }] : [],
  );
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

function colourSaid({ fact, words, noun }: Mention, thing: string, colours: readonly string[]): Verdict {
  const isSelf = namesOf(fact).includes(thing);
  const at = isSelf ? noun : firstPlace(words, thing);
  const right = new Set(colours.flatMap((colour) => [...saysColour(colour)]));
  const about = at < 0 ? [] : coloursAbout(words, at);
  if (about.some((word) => right.has(word))) return { right: true };
  const attached = at < 0 ? undefined : attachedColour(words, at);
  return attached && !right.has(attached)
    ? { said: `${attached} ${thing}`, really: `${colours.join(" and ")} ${thing}` }
    : undefined;
}

function firstPlace(words: readonly SaidWord[], thing: string): number {
  const last = thing.toLowerCase().split(" ").at(-1) ?? "";
  const places = [thing, ...saysThing(last)]
    .map((name) => placeOf(words, name))
    .filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : -1;
}

function coloursAbout(words: readonly SaidWord[], at: number): string[] {
  return words.slice(Math.max(0, at - 4), at + 6).map(({ token }) => token.word);
}

/** The colour that clearly belongs to a word: "a red hat", "the hat is red". */
function attachedColour(words: readonly SaidWord[], at: number): string | undefined {
  const word = (i: number) => words[i]?.token.word ?? "";
  const before = [at - 1, at - 2]
    .filter((i) => words[i + 1]?.token.joined)
    .map(word)
    .find(isColour);
  if (before) return before;
  return words[at + 1]?.token.base === "be" && isColour(word(at + 2)) ? word(at + 2) : undefined;
}

function countSaid({ fact, words, noun }: Mention): Verdict | null {
  const told = noun < 0 ? undefined : countBefore(words, noun);
  if (told === fact.count && fact.count > 1) return { right: true };
  if (told !== undefined && told !== fact.count && told > 1) {
    return {
      said: `${told} ${fact.plural ?? fact.noun}`,
      really: `${fact.count} ${fact.count > 1 ? (fact.plural ?? fact.noun) : fact.noun}`,
    };
  }
  return fact.count > 1 ? undefined : null;
}

/** The number told with a noun: "three small birds", "a couple". */
function countBefore(words: readonly SaidWord[], noun: number): number | undefined {
  for (let i = noun - 1; i >= Math.max(0, noun - 3) && words[i + 1]?.token.joined; i -= 1) {
    const word = words[i]?.token.word ?? "";
    const number = numberOf(word);
    if (number !== undefined) return number;
    if (/^(?:a|an|the|with|and)$/.test(word)) return undefined;
  }
  return undefined;
}

const sides: Readonly<Record<string, string>> = {
  left: "left",
  right: "right",
  middle: "middle",
  centre: "middle",
  center: "middle",
};

function placeSaid({ fact, words, noun }: Mention): Verdict | null {
  const really = fact.place && (sides[fact.place] ?? fact.place);
  if (!really) return null;
  const told = sideAbout(words, Math.max(0, noun));
  if (told === undefined) return undefined;
  if (told === really) return { right: true };
  // the middle is wide; left for right is a mistake
  const opposite = told !== "middle" && really !== "middle";
  return opposite ? { said: `on the ${told}`, really: `on the ${really}` } : undefined;
}

/** The side last told before a word, or else told soon after it. */
function sideAbout(words: readonly SaidWord[], at: number): string | undefined {
  const told = words.flatMap(({ token }, i) => {
    const side = sides[token.word];
    const before = words[i - 1]?.token.word ?? "";
    const named = before === "the" || token.word === "centre" || token.word === "center";
    const relative =
      words[i + 1]?.token.word === "of" && !/^(?:the|this)$/.test(words[i + 2]?.token.word ?? "");
    return side && named && !relative ? [{ side, i }] : [];
  });
  return (told.findLast(({ i }) => i < at && i > at - 14) ?? told.find(({ i }) => i < at + 10))?.side;
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
