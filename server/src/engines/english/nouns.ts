import { nounBase } from "./lexicon.ts";

const irregular: Readonly<Record<string, string>> = {
  child: "children",
  foot: "feet",
  gentleman: "gentlemen",
  goose: "geese",
  knife: "knives",
  leaf: "leaves",
  life: "lives",
  man: "men",
  mouse: "mice",
  person: "people",
  policeman: "policemen",
  fisherman: "fishermen",
  businessman: "businessmen",
  shelf: "shelves",
  thief: "thieves",
  tooth: "teeth",
  wife: "wives",
  wolf: "wolves",
  woman: "women",
  half: "halves",
  loaf: "loaves",
  scarf: "scarves",
  potato: "potatoes",
  tomato: "tomatoes",
  hero: "heroes",
};
const singular = new Map(Object.entries(irregular).map(([one, many]) => [many, one]));
const unchanged = new Set(
  "sheep fish deer series species aircraft police cattle clothes jeans trousers".split(" "),
);

/** Nouns that English does not count, and that Spanish often does. */
export const uncountable: ReadonlySet<string> = new Set(
  (
    "advice information furniture luggage baggage equipment homework housework knowledge progress traffic weather " +
    "evidence research software hardware news bread rice money music electricity happiness health hair rubbish " +
    "transport accommodation garbage jewellery scenery vocabulary work water milk sugar salt butter meat cheese " +
    "coffee tea time space help love luck fun pollution violence unemployment nature freedom behaviour"
  ).split(" "),
);

/** "children" for "child". */
export function pluralOf(noun: string): string {
  if (unchanged.has(noun)) return noun;
  const known = irregular[noun];
  if (known) return known;
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** "child" for "children"; what is no plural comes back as it is. */
export function singularOf(noun: string): string {
  return singular.get(noun) ?? (unchanged.has(noun) || !noun.endsWith("s") ? noun : nounBase(noun));
}

/** Whether a word in its singular is a noun in some sentence. */
export function canBeNoun(word: string): boolean {
  return word in irregular || uncountable.has(word) || nounBase(`${word}s`) === word;
}

/** A plural by its form: "cars", "children". */
export function isPlural(word: string): boolean {
  if (singular.has(word)) return true;
  if (!/s$/.test(word) || /(?:ss|us|is)$/.test(word)) return false;
  return singularOf(word) !== word;
}
