import { adjectiveBase } from "./lexicon.ts";

const irregular: Readonly<Record<string, [string, string]>> = {
  bad: ["worse", "worst"],
  far: ["further", "furthest"],
  fun: ["more fun", "most fun"],
  good: ["better", "best"],
};

export const colours: ReadonlySet<string> = new Set(
  "red blue green yellow black white orange brown pink purple grey gray golden blond blonde".split(" "),
);

/** Adjectives that are compared with -er and -est. */
export const shortAdjectives: ReadonlySet<string> = new Set(
  (
    "angry bad big bright busy calm cheap clean clear close cold cool cute dark deep dirty dry early easy fast fat fit fresh " +
    "friendly funny good happy hard healthy heavy high hot kind large late lazy light long loud low lucky new nice noisy " +
    "old poor pretty quick quiet rich rude sad safe short simple slim slow small smart smooth soft strong sunny sweet tall " +
    "thick thin tidy tiny ugly warm weak wet wide wild young"
  ).split(" "),
);

/** Adjectives that describe, and so stand before their noun. */
export const describing: ReadonlySet<string> = new Set([
  ...colours,
  ...shortAdjectives,
  ...(
    "amazing awful beautiful boring comfortable cosy dangerous delicious different difficult elegant enormous excellent " +
    "exciting expensive famous fantastic great historic horrible huge important incredible intelligent interesting lovely " +
    "modern peaceful popular romantic stupid terrible traditional typical useful wonderful american british chinese english " +
    "french german italian japanese mexican portuguese russian spanish argentinian colombian peruvian"
  ).split(" "),
]);

/** Whether a word is an adjective in some sentence. */
export function canBeAdjective(word: string): boolean {
  return describing.has(word) || adjectiveBase(`${word}er`) === word;
}

/** "bigger" for "big". */
export function comparativeOf(adjective: string): string {
  return irregular[adjective]?.[0] ?? withEnding(adjective, "er");
}

/** "biggest" for "big". */
export function superlativeOf(adjective: string): string {
  return irregular[adjective]?.[1] ?? withEnding(adjective, "est");
}

/** "big" for "bigger" and "biggest". */
export function positiveOf(word: string): string {
  const known = Object.entries(irregular).find(([, forms]) => forms.includes(word))?.[0];
  return known ?? adjectiveBase(word);
}

function withEnding(adjective: string, ending: string): string {
  if (adjective.endsWith("e")) return adjective + ending.slice(1);
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}i${ending}`;
  const doubled = /^[^aeiou]*[aeiou][bdgmnt]$/.test(adjective);
  return adjective + (doubled ? adjective.at(-1) : "") + ending;
}
