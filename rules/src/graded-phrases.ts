import { baseFormsOf } from "./base-forms.ts";
import { phrases } from "./graded/phrases.ts";
import { type LevelName, levels } from "./levels.ts";

/** Several words that are learnt as one. */
export interface GradedPhrase {
  /** In small letters; "your" stands for any owner. */
  words: string[];
  level: LevelName;
}

const owners = new Set(["my", "your", "his", "her", "its", "our", "their", "one's"]);
const between = new Set(["it", "them", "him", "her", "me", "us", "you"]);

/** Every listed phrase. */
export const gradedPhrases: GradedPhrase[] = levels.flatMap((level) =>
  phrases[level]
    .trim()
    .split(/,\s+/)
    .map((phrase) => ({ words: phrase.split(" "), level })),
);

/** No phrase takes more words of a text. */
export const mostWords = Math.max(3, ...gradedPhrases.map(({ words }) => words.length));

const byFirstWord = Map.groupBy(gradedPhrases, ({ words: [first = ""] }) => first);

/**
 * The longest phrase with which the words begin, in whatever form, and how many of the words it takes; "turn it off" is
 * "turn off" with a word between. The words are in small letters.
 */
export function phraseAtStart(words: string[]): { phrase: GradedPhrase; length: number } | undefined {
  const [first = ""] = words;
  const candidates = [first, ...baseFormsOf(first)].flatMap((form) => byFirstWord.get(form) ?? []);
  const found = candidates.map((phrase) => ({ phrase, length: lengthOf(phrase, words) }));
  return found.filter(({ length }) => length > 0).sort((a, b) => b.length - a.length)[0];
}

/** How many of the words are the phrase; 0 if they do not begin with it. */
function lengthOf({ words: own }: GradedPhrase, words: string[]): number {
  const whole = (rest: string[]) => own.every((word, index) => index === 0 || isWord(rest[index], word));
  if (whole(words)) return own.length;
  const [first = "", second = "", ...others] = words;
  return own.length === 2 && between.has(second) && whole([first, ...others]) ? 3 : 0;
}

function isWord(form: string | undefined, word: string): boolean {
  if (form === undefined) return false;
  return form === word || (word === "your" && owners.has(form));
}
