import { wordsOf } from "@salida/rules/words.ts";
import { isEnglish } from "./lemmas.ts";
import { spanishGrammar, spanishWords } from "./spanish-words.ts";

/** A Spanish word a learner used, with its English. */
export interface Gloss {
  spanish: string;
  english: string;
  /** The English one was asked about. */
  asksEnglish?: true;
}

const accents = /[áíóúñ¿¡]|ción$/;

function isSpanish(word: string): boolean {
  return spanishGrammar.has(word) || spanishWords.has(word) || (accents.test(word) && !isEnglish(word));
}

/** Names of films and places: each word but those of the grammar begins with a capital. */
function isTitle(text: string): boolean {
  const words = wordsOf(text).filter((word, at) => at === 0 || !spanishGrammar.has(word));
  return words.length >= 2 && words.length <= 5 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** Whether a message is in Spanish rather than in English. */
export function isInSpanish(text: string): boolean {
  if (isTitle(text)) return false;
  const words = wordsOf(text.toLowerCase());
  const spanish = words.filter(isSpanish).length;
  const english = words.filter((word) => !isSpanish(word) && isEnglish(word)).length;
  if (words.length <= 2) return spanish > 0 && english === 0;
  return spanish >= 2 && spanish > english;
}

/** The first Spanish word of a message that the partner knows in English; names are left alone. */
export function glossOf(text: string): Gloss | undefined {
  for (const word of wordsOf(text)) {
    const english = spanishWords.get(word);
    if (english) return { spanish: word, english };
  }
  return undefined;
}

const asksMeaning =
  /\bwhat (?:does|do|is|'s) (?:the word )?["'“‘«]?(\p{L}+)["'”’»]? means?\b|\bmeaning of (?:the word )?["'“‘«]?(\p{L}+)/iu;
const spanishOf = new Map([...spanishWords].map(([spanish, english]) => [english, spanish]));

/** The English word that a learner asks the meaning of, where the partner knows it in Spanish. */
export function meaningAsked(text: string): Gloss | undefined {
  const [, one, other] = asksMeaning.exec(text) ?? [];
  const english = (one ?? other)?.toLowerCase();
  const spanish = english && spanishOf.get(english);
  return spanish ? { spanish, english, asksEnglish: true } : undefined;
}
