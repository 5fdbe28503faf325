import { lookUpAllSpanish } from "@salida/glossary/look-up.ts";
import { wordsOf } from "@salida/rules/words.ts";
import { spanishWords } from "#engines/partner/embedded/hear/spanish-words.ts";
import type { WordHelp } from "#engines/partner/partner.ts";
import { frames } from "./frames.ts";
import { grammarWords } from "./grammar-words.ts";
import { infinitivesOf } from "./infinitives.ts";

const mostEnglish = 3;
const mostWords = 12;
/** Words in a row that may be one entry: "de vez en cuando", "a mí no me gusta". */
const longestPhrase = 5;

/** English words for the Spanish of a sentence, in its order: phrases before words, each once; what is not known is left out. */
export function wordsFor(text: string): WordHelp[] {
  const words = wordsOf(text.toLowerCase());
  const found = new Map<string, readonly string[]>();
  for (let at = 0; at < words.length; ) {
    const { spanish, english, length } = longestAt(words, at);
    if (english.length > 0) found.set(spanish, english);
    at += length;
  }
  return [...found].slice(0, mostWords).map(([spanish, english]) => ({ spanish, english: [...english] }));
}

function longestAt(words: readonly string[], at: number) {
  for (let length = Math.min(longestPhrase, words.length - at); length > 1; length -= 1) {
    const spanish = words.slice(at, at + length).join(" ");
    const english = frames.get(spanish) ?? englishOf(lookUpAllSpanish(spanish));
    if (english.length > 0) return { spanish, english, length };
  }
  const spanish = words[at] ?? "";
  return { spanish, english: englishFor(spanish), length: 1 };
}

function englishFor(word: string): readonly string[] {
  const grammar = frames.get(word) ?? grammarWords.get(word);
  if (grammar) return grammar;
  const common = spanishWords.get(word);
  const listed = englishOf(lookUpAllSpanish(word));
  const own = [...new Set([...(common ? [common] : []), ...listed])];
  if (own.length > 0) return own.slice(0, mostEnglish);
  for (const infinitive of infinitivesOf(word)) {
    const verbs = lookUpAllSpanish(infinitive).filter(({ part }) => part === "verb");
    if (verbs.length > 0) return englishOf(verbs);
  }
  return [];
}

function englishOf(entries: ReturnType<typeof lookUpAllSpanish>): string[] {
  return [...new Set(entries.map(({ word }) => word))].slice(0, mostEnglish);
}
