import type { Fact, Garment } from "#engines/pictures/scene.ts";

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
/** Written with a vowel and spoken with a consonant. */
const spokenWithConsonant = /^(?:un[ie]|use|euro|one|UFO)/i;
const pairs = new Set(["trousers", "shorts", "headphones"]);
const uncounted = new Set(["armour"]);

/** "a dog", "an umbrella", "a uniform". */
export function withArticle(words: string): string {
  const vowel = /^(?:[aeiou]|hour)/i.test(words) && !spokenWithConsonant.test(words);
  return `${vowel ? "an" : "a"} ${words}`;
}

/** "two" for 2; a numeral beyond nine. */
export function inWords(count: number): string {
  return numbers[count] ?? String(count);
}

/** "a red car", "three pink tulips": with the colour where it is one that is clearly meant. */
export function nameOf(fact: Fact, coloured = true): string {
  const [colour, second] = fact.kind === "person" || !coloured ? [] : (fact.colours ?? []);
  const painted = (noun: string) =>
    colour && !second && colour !== fact.noun && !noun.includes(" of ") ? `${colour} ${noun}` : noun;
  return fact.count > 1 ? `${inWords(fact.count)} ${painted(fact.plural)}` : withArticle(painted(fact.noun));
}

/** "a red dress", "blue trousers", "grey armour". */
export function garment({ noun, colour }: Garment): string {
  const words = `${colour} ${noun}`;
  return pairs.has(noun) || uncounted.has(noun) ? words : withArticle(words);
}

/** "is" or "are" for what a garment's noun is. */
export function beFor(noun: string): "is" | "are" {
  return pairs.has(noun) ? "are" : "is";
}

/** "a, b and c". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

/** The first letter large. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
