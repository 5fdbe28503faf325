import { type Entry, entriesFrom, type Listed } from "#entry.ts";
import { finderOf } from "#find.ts";
import { a1 } from "#ours/a1.ts";
import { a2 } from "#ours/a2.ts";
import { b1 } from "#ours/b1.ts";
import { b2 } from "#ours/b2.ts";
import { c1 } from "#ours/c1.ts";
import { c2 } from "#ours/c2.ts";
import { b2 as theirB2 } from "#wordnet/b2.ts";
import { c1 as theirC1 } from "#wordnet/c1.ts";
import { c2 as theirC2 } from "#wordnet/c2.ts";

/** Every entry, the lowest level first. */
export const entries: readonly Listed[] = [
  ...entriesFrom(a1, "", "A1"),
  ...entriesFrom(a2, "", "A2"),
  ...entriesFrom(b1, "", "B1"),
  ...entriesFrom(b2, theirB2, "B2"),
  ...entriesFrom(c1, theirC1, "C1"),
  ...entriesFrom(c2, theirC2, "C2"),
];

/**
 * What the glossary says of an English word as it stands in a text: "went" finds "go". Undefined where it says nothing; nothing is
 * guessed.
 */
export const lookUp = finderOf(entries);

const bySpanish = new Map<string, Entry[]>();
for (const entry of entries)
  for (const spanish of wordsIn(entry.spanish))
    bySpanish.set(spanish, [...(bySpanish.get(spanish) ?? []), entry]);

/** The commonest English word for a Spanish one, where the glossary has it: "mariposa" finds "butterfly". */
export function lookUpSpanish(word: string): Entry | undefined {
  return lookUpAllSpanish(word)[0];
}

/** The English words for a Spanish one, the commonest first; none where the glossary has it not. */
export function lookUpAllSpanish(word: string): readonly Entry[] {
  const plain = word.toLowerCase();
  return bySpanish.get(plain) ?? bySpanish.get(singular(plain)) ?? [];
}

/** The words between commas and semicolons; what stands in brackets is a remark. */
function wordsIn(spanish: string): string[] {
  return spanish
    .replace(/\s*\([^)]*\)/g, "")
    .split(/[,;]/)
    .map((it) => it.trim().toLowerCase())
    .filter((it) => it !== "");
}

function singular(word: string): string {
  if (/ces$/.test(word)) return word.replace(/ces$/, "z");
  if (/iones$/.test(word)) return word.replace(/iones$/, "ión");
  return /[aeiouáéíóú]s$/.test(word) ? word.slice(0, -1).replace(/([lnrdj])e$/, "$1") : word;
}
