import { baseFormsOf, comparedFormsOf, stemsBefore } from "./base-forms.ts";
import { gradedWords } from "./graded-words.ts";
import { type LevelName, levels } from "./levels.ts";

const prefixes = /^(?:un|mis|non|over|re(?=.{4}))-?/;
const suffixes = /(?:ly|ness|nesses|less|ful|able|ish|like|y|ment|ation|ion|ship|hood|ist)$/;
const contracted = /(?:n't|'(?:s|re|ve|ll|d|m)|(?<=s)')$/;
const mostAffixes = 2;

/**
 * The level at which a word is met, whatever its form; undefined if the list and its rules do not know it, which is
 * rarer than C2. A word with a number in it has the level A1; names are for the caller to tell.
 */
export function levelOfWord(word: string): LevelName | undefined {
  const plain = word.normalize("NFC").toLowerCase().replaceAll("’", "'");
  if (/\d/.test(plain)) return "A1";
  return levelOfForm(plain, mostAffixes) ?? levelOfContraction(plain) ?? levelOfCompound(plain);
}

function levelOfForm(word: string, affixes: number): LevelName | undefined {
  return (
    listed(word) ??
    easiest(baseFormsOf(word).map(listed)) ??
    compared(word) ??
    easiest(baseFormsOf(word).map((base) => derived(base, affixes))) ??
    derived(word, affixes)
  );
}

function listed(word: string): LevelName | undefined {
  return (
    gradedWords.get(word) ?? gradedWords.get(word.replace(/is(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/, "iz"))
  );
}

/** Comparing is learnt at A2; beyond that, "bolder" is no harder than "bold". */
function compared(word: string): LevelName | undefined {
  const level = easiest(comparedFormsOf(word).map(listed));
  return level === "A1" ? "A2" : level;
}

/** A family is one step harder than its head, for each part that is put to it. */
function derived(word: string, affixes: number): LevelName | undefined {
  if (affixes === 0) return undefined;
  const heads = headsOf(word).map((head) => levelOfForm(head, affixes - 1));
  return harder(easiest(heads));
}

function headsOf(word: string): string[] {
  const behind = prefixes.test(word) ? [word.replace(prefixes, "")] : [];
  const [ending = ""] = suffixes.exec(word) ?? [];
  const before = ending ? headsBefore(word.slice(0, -ending.length), ending) : [];
  return [...behind, ...before].filter((head) => head.length > 2);
}

function headsBefore(end: string, ending: string): string[] {
  const adverb = ending === "ly" ? [`${end}le`, `${end}l`, end.replace(/(?<=ic)al$/, "")] : [];
  return [...stemsBefore(end), ...adverb];
}

/** "she's" is as hard as "she", and "the children's" as "children". */
function levelOfContraction(word: string): LevelName | undefined {
  return contracted.test(word) ? levelOfForm(word.replace(contracted, ""), mostAffixes) : undefined;
}

function levelOfCompound(word: string): LevelName | undefined {
  const parts = word.split("-");
  if (parts.length === 1) return undefined;
  return levels[parts.map((part) => rank(levelOfForm(part, mostAffixes))).reduce((a, b) => Math.max(a, b))];
}

function easiest(found: (LevelName | undefined)[]): LevelName | undefined {
  return levels[Math.min(...found.map(rank))];
}

/** The place in the list of levels; one behind the last for what is not known. */
function rank(level: LevelName | undefined): number {
  return level ? levels.indexOf(level) : levels.length;
}

function harder(level: LevelName | undefined): LevelName | undefined {
  return level && levels[Math.min(rank(level) + 1, levels.length - 1)];
}
