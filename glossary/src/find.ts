import { baseFormsOf, comparedFormsOf } from "@salida/rules/base-forms.ts";
import type { Entry, Listed } from "#entry.ts";

/** Finds words as they stand in a text among some entries: "went" finds "go"; undefined where there is nothing. */
export function finderOf(entries: readonly Listed[]): (word: string) => Entry | undefined {
  const bySpelling = new Map<string, Entry>();
  for (const { spellings, ...entry } of entries)
    for (const spelling of spellings) if (!bySpelling.has(spelling)) bySpelling.set(spelling, entry);

  /** "Happier" finds "happy"; a "constructor" is no form of "construct". */
  const compared = (word: string) =>
    comparedFormsOf(word)
      .map((it) => bySpelling.get(it))
      .find((it) => it?.part === "adjective" || it?.part === "adverb");

  return (word) => {
    const plain = word.toLowerCase().replaceAll("’", "'");
    const own = bySpelling.get(plain);
    if (own) return own;
    // "training" is no train
    const ofVerb = /(?:ing|ed)$/.test(plain);
    const base = baseFormsOf(plain).find((it) => {
      const entry = bySpelling.get(it);
      return entry && (!ofVerb || entry.part === "verb");
    });
    return base === undefined ? compared(plain) : bySpelling.get(base);
  };
}
