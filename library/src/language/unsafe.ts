import { baseFormsOf } from "@salida/rules/base-forms.ts";
import { wordsOf } from "@salida/rules/words.ts";
import { plainWords } from "./phrases.ts";
import { unsafePhrases, unsafeSpanish, unsafeWords } from "./unsafe-words.ts";

/** What in a text is not fit for fourteen: a word in whatever form or disguise, or a phrase. */
export function unsafeIn(english: string, spanish = ""): string | undefined {
  const both = [english, spanish].join("\n");
  return (
    formsIn(both).find(([, forms]) => forms.some((form) => unsafeWords.has(form)))?.[0] ??
    disguisedIn(both) ??
    phraseIn(english) ??
    plainWords(spanish).find((word) => unsafeSpanish.has(word))
  );
}

/** Each word, and the parts of one with hyphens, with what it may be a form of. */
export function formsIn(text: string): (readonly [string, string[]])[] {
  return plainWords(text).map((word) => {
    const parts = [word, ...word.split("-"), word.replace(/'s?$/, "")];
    return [word, [...new Set(parts)].flatMap((part) => [part, ...baseFormsOf(part)])] as const;
  });
}

function phraseIn(text: string): string | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[ \t]+/g, " ");
  for (const phrase of unsafePhrases) {
    const found = phrase.exec(plain)?.[0];
    if (found) return found;
  }
  return undefined;
}

const digits: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t" };

/** A bad word with digits, accents or stars for letters, or letter by letter. */
function disguisedIn(text: string): string | undefined {
  const starred = /\p{L}+\*+\p{L}*/u.exec(text)?.[0];
  if (starred) return starred;
  const letterwise = text.match(/(?<!\p{L})(?:\p{L}[ .\-_]){2,}\p{L}(?!\p{L})/gu) ?? [];
  const folded = wordsOf(text)
    .flatMap((word) => word.split("-"))
    .filter((word) => /\d|[^\p{ASCII}]/u.test(word));
  return [...letterwise, ...folded].find((word) => {
    const plain = plainOf(word);
    return [plain, ...baseFormsOf(plain)].some((form) => unsafeWords.has(form));
  });
}

function plainOf(word: string): string {
  return word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, "")
    .replace(/\d/g, (digit) => digits[digit] ?? digit);
}
