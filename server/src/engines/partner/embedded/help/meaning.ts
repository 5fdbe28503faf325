import { lookUp } from "@salida/glossary/look-up.ts";
import { ownWords } from "./own-words.ts";

/** What a word means, and its Spanish where there is one. */
export interface Meaning {
  spanish?: string;
  means: string;
}

/** What an English word means: by the glossary, by the partner's own list, or by the word it is made from. */
export function meaningOf(word: string): Meaning | undefined {
  return listed(word) ?? listed(asInBritain(word)) ?? listed(asInAmerica(word)) ?? made(word);
}

function listed(word: string): Meaning | undefined {
  const own = ownWords.get(word);
  if (own) return own;
  const entry = lookUp(word);
  return entry && { spanish: firstOf(entry.spanish), means: entry.english };
}

function firstOf(spanish: string): string {
  const [first = ""] = spanish.replace(/\s*\([^)]*\)/g, "").split(/[,;]/);
  return first.trim() || spanish;
}

function asInAmerica(word: string): string {
  return word.replace(/is(e[ds]?|ing|ations?|ers?)$/, "iz$1").replace(/dgement/, "dgment");
}

function asInBritain(word: string): string {
  return word.replace(/iz(e[ds]?|ing|ations?|ers?)$/, "is$1").replace(/dgment/, "dgement");
}

/** How words are made from others; `{x}` is the word it is made from. */
const makings: readonly (readonly [RegExp, readonly string[], string])[] = [
  [/^un(?=\w{4})/, [""], "not “{x}”"],
  [/^re-?(?=\w{4})/, [""], "“{x}” again"],
  [/ily$/, ["y"], "in a “{x}” way"],
  [/ly$/, ["", "le", "ly", "e"], "in a “{x}” way"],
  [/iness$/, ["y"], "being “{x}”"],
  [/ness$/, [""], "being “{x}”"],
  [/less$/, [""], "without “{x}”"],
  [/(?:(\w)\1)?er$/, ["$1", "e", ""], "a person or thing for “{x}”"],
  [/(?:(\w)\1)?(?:ing|ed)$/, ["$1", "e", ""], "it comes from “{x}”"],
  [/ies$/, ["y"], "more than one “{x}”"],
  [/e?s$/, ["", "e"], "more than one “{x}”"],
];

function made(word: string): Meaning | undefined {
  for (const [ending, instead, means] of makings) {
    if (!ending.test(word)) continue;
    const from = instead.map((end) => word.replace(ending, end)).find((base) => listed(base));
    if (from && from !== word) return { means: means.replace("{x}", from) };
  }
  return compound(word);
}

/** "Torchlight" is of a torch and of light; so is "first-time". */
function compound(word: string): Meaning | undefined {
  const hyphened = word.split("-");
  const parts = hyphened.length > 1 ? hyphened : cut(word);
  return parts.length > 1 && parts.every((part) => part.length > 1 && listed(part))
    ? { means: `it is “${parts.join("” and “")}” in one` }
    : undefined;
}

const leastPart = 3;

function cut(word: string): string[] {
  for (let at = word.length - leastPart; at >= leastPart; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => lookUp(part)?.word === part)) return parts;
  }
  return [];
}
