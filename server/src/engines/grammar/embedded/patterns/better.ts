import { comparativeOf, positiveOf, superlativeOf } from "#engines/english/adjectives.ts";
import { pluralOf, singularOf } from "#engines/english/nouns.ts";
import type { Token } from "#engines/english/tokens.ts";
import { baseOf, gerundOf, participleOf, pastOf, thirdOf } from "#engines/english/verbs.ts";
import type { Match } from "./match.ts";

const objectOf: Readonly<Record<string, string>> = { i: "me", he: "him", she: "her", we: "us", they: "them" };
const toBe: Readonly<Record<string, string>> = { i: "am", he: "is", she: "is", it: "is", one: "is" };
const full: Readonly<Record<string, string>> = { "'s": "is", "'d": "would" };

/** What can be made of a word that a pattern kept. */
const forms: Readonly<Record<string, (word: string) => string>> = {
  base: baseOf,
  third: (word) => thirdOf(baseOf(word)),
  past: (word) => pastOf(baseOf(word)),
  pp: (word) => participleOf(baseOf(word)),
  ing: (word) => gerundOf(baseOf(word)),
  plural: pluralOf,
  one: singularOf,
  er: (word) => comparativeOf(positiveOf(word)),
  est: (word) => superlativeOf(positiveOf(word)),
  obj: (word) => objectOf[word] ?? word,
  be: (word) => toBe[word] ?? "are",
  was: (word) => (toBe[word] ? "was" : "were"),
  has: (word) => (/^(?:he|she|it)$/.test(word) ? "has" : "have"),
  does: (word) => (/^(?:he|she|it)$/.test(word) ? "does" : "do"),
  bare: (word) => word.replace(/e?s$/, ""),
  cap: (word) => word.charAt(0).toUpperCase() + word.slice(1),
  an: (word) => (/^(?:[aeio]|u(?!ni|se|su|ti|ro)|hour|honest)/.test(word) ? `an ${word}` : `a ${word}`),
};

/** Fills a template: `{name}` is what stood there, `{name:form}` a form of it. Gone where it was optional and absent. */
export function fillIn(template: string, { named, sentence }: Match): string {
  const filled = template.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, form?: string) => {
    const token = named[name];
    if (!token) return "";
    return form ? (forms[form]?.(token.word) ?? token.word) : asWritten(token, sentence.text);
  });
  return filled.replace(/\s+/g, " ").trim();
}

function asWritten(token: Token, text: string): string {
  const written = text.slice(token.at, token.end);
  if (token.clipped) return full[token.word] ?? token.word;
  const name = token.capital && (token.joined || token.tags.has("ProperNoun") || token.tags.has("Person"));
  return name ? written : token.word;
}
