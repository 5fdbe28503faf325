import type { Fact } from "#engines/descriptions/fact.ts";
import { type Mention, namesOf } from "./mention.ts";
import { placesOf, type SaidWord } from "./said.ts";
import type { Verdict } from "./verdict.ts";

const sides: Readonly<Record<string, string>> = {
  left: "left",
  right: "right",
  middle: "middle",
  centre: "middle",
  center: "middle",
};

/** The side on which something is said to be. */
export function placeSaid({ fact, words, noun }: Mention, facts: readonly Fact[]): Verdict | null {
  const really = fact.place && (sides[fact.place] ?? fact.place);
  if (!really) return null;
  const told = sideAbout(words, Math.max(0, noun));
  if (told === undefined) return undefined;
  const { side, i } = told;
  if (side === really) return { right: true };
  // the middle is wide; left for right is a mistake
  if (side === "middle" || really === "middle" || isNearerToAnother(words, noun, i, fact, facts))
    return undefined;
  const isWhole = /^(?:on|at|to|in)$/.test(words[i - 2]?.token.word ?? "");
  return {
    from: isWhole ? i - 2 : i - 1,
    to: i,
    really: isWhole ? `on the ${really}` : `the ${really}`,
    sure: noun >= 0 && isOnlyOneSoCalled(fact, words, noun, facts) && !isSideOfAnother(words, noun, i),
  };
}

/** Whether another thing of the picture is named between a thing and the side that was told: the side may be that one's. */
function isNearerToAnother(
  words: readonly SaidWord[],
  noun: number,
  side: number,
  own: Fact,
  facts: readonly Fact[],
): boolean {
  const [from, to] = [Math.min(noun, side), Math.max(noun, side)];
  return facts.some(
    (fact) =>
      fact !== own &&
      namesOf(fact).some((name) => placesOf(words, name).some((place) => place > from && place < to)),
  );
}

/** Whether nothing else of the picture goes by the word that was said. */
function isOnlyOneSoCalled(
  own: Fact,
  words: readonly SaidWord[],
  noun: number,
  facts: readonly Fact[],
): boolean {
  const called = (fact: Fact) => namesOf(fact).some((name) => placesOf(words, name).includes(noun));
  return isOwnName(own, words, noun) || facts.every((fact) => fact === own || !called(fact));
}

/** "A cat on the left and a parrot": the side is what stands right before it, or anything between. */
function isSideOfAnother(words: readonly SaidWord[], noun: number, side: number): boolean {
  const isNoun = (at: number) => {
    const token = words[at]?.token;
    return token?.tags.has("Noun") && !/^(?:left|right|side|hand|picture|image)$/.test(token.word);
  };
  const phrase = /^(?:on|at|to|in)$/.test(words[side - 2]?.token.word ?? "") ? 3 : 2;
  if (side < noun && words[side - phrase + 1]?.token.joined && isNoun(side - phrase)) return true;
  const [from, to] = [Math.min(noun, side), Math.max(noun, side)];
  return words.slice(from + 1, to).some((_, at) => isNoun(from + 1 + at));
}

/** The side last told before a word, or else told soon after it. */
function sideAbout(words: readonly SaidWord[], at: number): { side: string; i: number } | undefined {
  const told = words.flatMap(({ token }, i) => {
    const side = sides[token.word];
    const before = words[i - 1]?.token.word ?? "";
    const named = before === "the" || token.word === "centre" || token.word === "center";
    const relative =
      words[i + 1]?.token.word === "of" && !/^(?:the|this)$/.test(words[i + 2]?.token.word ?? "");
    return side && named && !relative ? [{ side, i }] : [];
  });
  return told.findLast(({ i }) => i < at && i > at - 14) ?? told.find(({ i }) => i < at + 10);
}

/** Whether a thing was called by its own name. */
export function isOwnName({ noun, plural = noun }: Fact, words: readonly SaidWord[], at: number): boolean {
  return [noun, plural].some((name) => placesOf(words, name).includes(at));
}
