import { irregularForms, irregularVerbs } from "./irregular-verbs.ts";
import { verbBase } from "./lexicon.ts";

const be: Readonly<Record<string, string>> = {
  am: "be",
  is: "be",
  are: "be",
  was: "be",
  were: "be",
  been: "be",
  being: "be",
  has: "have",
  having: "have",
  does: "do",
  doing: "do",
  goes: "go",
  // the lemmatizer takes it for a form of "rend"
  rent: "rent",
};

/** Stressed on the last syllable, so its consonant is doubled: "beginning". */
const doubled = new Set(
  "admit begin commit control forget occur permit prefer refer regret submit travel cancel label model quit".split(
    " ",
  ),
);
const vowelEnd = /(?:^|[^aeiou])[aeiou][bdgklmnprtvz]$/;

/** The base form of a verb's form: "bought" to "buy". What is no verb comes back as it is. */
export function baseOf(word: string): string {
  return be[word] ?? irregularForms.get(word)?.base ?? regularBase(word);
}

function regularBase(word: string): string {
  const base = verbBase(word);
  if (base !== word) return base;
  // the lemmatizer does not undo what was doubled
  const undoubled = /^(.+?([bdglmnprt]))\2(?:ing|ed)$/.exec(word)?.[1];
  return undoubled && canBeVerb(undoubled) ? undoubled : (/^(.+)ied$/.exec(word)?.[1]?.concat("y") ?? word);
}

/** Whether a base form is a verb in some sentence. */
export function canBeVerb(base: string): boolean {
  return (
    irregularVerbs.has(base) ||
    base === "be" ||
    verbBase(`${base}s`) === base ||
    verbBase(`${base}es`) === base
  );
}

/** "goes" for "go". */
export function thirdOf(base: string): string {
  if (base === "be") return "is";
  if (base === "have") return "has";
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** "went" for "go". */
export function pastOf(base: string): string {
  return base === "be" ? "was" : (irregularVerbs.get(base)?.past ?? withEnding(base, "ed"));
}

/** "gone" for "go". */
export function participleOf(base: string): string {
  return base === "be" ? "been" : (irregularVerbs.get(base)?.participle ?? withEnding(base, "ed"));
}

/** "going" for "go". */
export function gerundOf(base: string): string {
  if (base === "be" || base === "see") return `${base}ing`;
  if (base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
  return withEnding(base, "ing");
}

function withEnding(base: string, ending: "ed" | "ing"): string {
  if (ending === "ed" && /[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  if (ending === "ed" && base.endsWith("e")) return `${base}d`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}${ending}`;
  return doubles(base) ? `${base}${base.at(-1)}${ending}` : `${base}${ending}`;
}

function doubles(base: string): boolean {
  const syllables = base.match(/[aeiouy]+/g)?.length ?? 0;
  return (syllables === 1 && vowelEnd.test(base) && base.length > 2) || doubled.has(base);
}
