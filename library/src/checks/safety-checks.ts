import { baseFormsOf } from "@salida/rules/base-forms.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import { wordsOf } from "@salida/rules/words.ts";
import { brands, famous } from "#language/known-names.ts";
import { plainWords } from "#language/phrases.ts";
import { doses, expert, told, unsafePhrases, unsafeSpanish, unsafeWords } from "#language/unsafe-words.ts";
import { eachText } from "./check.ts";
import { toldIn, wordingOf } from "./wording.ts";

/** No word or phrase that is not fit for fourteen, in whatever form or disguise, in the text or said of it. */
export const unsafe = eachText((placed) => {
  const { english, spanish } = wordingOf(placed);
  const found =
    formsIn([english, spanish].join("\n")).find(([, forms]) =>
      forms.some((form) => unsafeWords.has(form)),
    )?.[0] ??
    disguisedIn([english, spanish].join("\n")) ??
    phraseIn(english) ??
    plainWords(spanish).find((word) => unsafeSpanish.has(word));
  return found && `not fit for learners of fourteen: "${found}"`;
});

/** What a story may need a little of stays a little. */
export const dose = eachText((placed) => {
  const { title, items } = placed.work;
  const words = formsIn([title, placed.text, ...items.map(({ stem }) => stem)].join("\n"));
  for (const { of, words: counted, most, murder = most } of doses) {
    const allowed = placed.file.topic === "MURDER" ? murder : most;
    const found = words.filter(([, forms]) => forms.some((form) => counted.has(form))).map(([word]) => word);
    if (found.length > allowed) return `too much of ${of}, more than ${allowed} words: ${found.join(", ")}`;
  }
  return undefined;
});

/** Nobody is told what only a doctor or a lawyer may tell them. */
export const advice = eachText((placed) => {
  const found = sentencesOf(toldIn(placed)).find(
    (sentence) =>
      told.test(sentence) && formsIn(sentence).some(([, forms]) => forms.some((form) => expert.has(form))),
  );
  return found && `advice of a doctor or lawyer: ${found}`;
});

/** People are invented, and nothing is advertised. */
export const knownName = eachText((placed) => {
  const { english, spanish } = wordingOf(placed);
  const words = `${english}\n${spanish}`.replaceAll("’", "'");
  const brand = brandPattern.exec(words)?.[0];
  if (brand) return `a brand: "${brand}"`;
  const person = personPattern.exec(words)?.[0];
  return person && `a real person: "${person}"`;
});

const brandPattern = anyOf(brands);
const personPattern = anyOf(famous);

function anyOf(names: readonly string[]): RegExp {
  const escaped = names.map((name) => name.replace(/[.+*?()[\]]/g, "\\$&").replaceAll(" ", "\\s+"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, "u");
}

/** Each word, and the parts of one with hyphens, with what it may be a form of. */
function formsIn(text: string): (readonly [string, string[]])[] {
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
