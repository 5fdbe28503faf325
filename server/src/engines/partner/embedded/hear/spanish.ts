import { lookUpAllSpanish, lookUpSpanish } from "@salida/glossary/look-up.ts";
import { wordsOf } from "@salida/rules/words.ts";
import { meaningOf } from "#engines/partner/embedded/help/meaning.ts";
import { isEnglish, isGrammarWord } from "./lemmas.ts";
import { englishForPhrase } from "./phrases.ts";
import { spanishGrammar, spanishWords } from "./spanish-words.ts";

/** A Spanish word a learner used, with its English. */
export interface Gloss {
  spanish: string;
  english: string;
  /** The English one was asked about. */
  asksEnglish?: true;
  /** What it means, where that was asked. */
  meaning?: string;
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
    const english = spanishWords.get(word) ?? commonEnglish(word);
    if (english) return { spanish: word, english };
  }
  return undefined;
}

/** Nobody asked: a short word, a rare one or a name may be something else. */
function commonEnglish(word: string): string | undefined {
  if (word.length < 5 || word !== word.toLowerCase() || isEnglish(word)) return undefined;
  const entry = lookUpSpanish(word);
  return entry && entry.level <= "B1" ? entry.word : undefined;
}

const asksWord =
  /\b(?:how (?:do|can|would|to) (?:you |i |we )?say|c[oó]mo se dice)\s+["'“‘«]?(.+?)["'”’»]?\s*(?:\b(?:in english|en ingl[eé]s)\b.*)?[.?!]*$/iu;

/** "How is mesa in English?" */
const isInEnglish = /\b(?:how|what) (?:is|are|do you call) ["'“‘«]?([\p{L}' ]{2,40}?)["'”’»]? in english\b/iu;

/** Whether the English for something is asked for. */
export function asksForWord(text: string): boolean {
  return asksWord.test(text) || isInEnglish.test(text);
}

/** Of more words than these none is picked out. */
const fewWords = 3;

/** The Spanish that a learner asks the English for, where the partner knows it. */
export function wordAsked(text: string): Gloss | undefined {
  const asked = (asksWord.exec(text)?.[1] ?? isInEnglish.exec(text)?.[1])
    ?.toLowerCase()
    .replace(/^(?:el|la|los|las|un|una) /, "");
  if (!asked) return undefined;
  const idiom = englishForPhrase(asked);
  if (idiom) return { spanish: asked, english: idiom };
  const words = wordsOf(asked);
  const parts = words.filter((word) => !spanishGrammar.has(word));
  const alone = words.length <= fewWords && parts.length === 1 ? parts : [];
  for (const spanish of [asked, ...alone]) {
    const english = englishFor(spanish);
    if (english) return { spanish, english };
  }
  return undefined;
}

/** One to three English words for a Spanish one, the commonest first: what is meant the partner cannot know. */
function englishFor(spanish: string): string | undefined {
  const known = spanishWords.get(spanish);
  const words = new Set([...(known ? [known] : []), ...lookUpAllSpanish(spanish).map(({ word }) => word)]);
  if (words.size === 0) return undefined;
  const [first, ...others] = [...words].slice(0, 3).reverse();
  return others.length === 0 ? first : `${others.reverse().join("”, “")}” or “${first}`;
}

const asksMeaning =
  /\bwhat (?:does|do|is|'s) (?:the word )?["'“‘«]?([\p{L}-]+)["'”’»]? means?\b|\bmeaning of (?:the word )?["'“‘«]?([\p{L}-]+)|\bwhat means? (?:the word )?["'“‘«]?([\p{L}-]+)/iu;
/** "What is recipe?", with no word before the noun, asks what it means. */
const asksBare =
  /(?:^|[.!?]\s+)(?:sorry,? |and |but |ok,? )?what(?:['’]s| is| are) (?:an? )?["'“‘«]?([\p{L}-]{3,})["'”’»]?(?: in (?:spanish|english))?\s*\?*$/iu;
/** What else is asked with a single word: of the day, of life. */
const noMeaning =
  /^(?:up|new|next|wrong|right|going|happening|missing|love|life|art|time|death|happiness|freedom|beauty|success|friendship|music|truth|god|real|true|important|good|better|best|worse|worst|easier|harder|fun|cool|hot|yours|mine|here|there|these|those|this|that|they|you|she|him|her|not|today|tomorrow|english|what|who|for|more)$/i;
/** "I don't understand 'training'", "I don't know the word training". */
const notKnown =
  /\b(?:no|not|don['’]?t|never) (?:know|understand|heard)(?: what (?:is|means?))?(?: (?:the |this )?word)? ["'“‘«]([\p{L}-]{3,})["'”’»]|\b(?:no|not|don['’]?t) (?:know|understand) (?:the|this) word ([\p{L}-]{3,})/iu;
/** Two words that mean something together. */
const phrasal =
  /\b(?:means?|meaning of) (?:the )?["'“‘«]?\p{L}+ (?:on|up|off|out|in|over|down|away|back)\b|["'“‘«]?\p{L}+ (?:on|up|off|out|over|down|away|back)["'”’»]? means?\b/iu;
const pronouns = /^(?:it|that|this|you|he|she|they)$/i;

/** The English word whose meaning is asked for. */
export function wordInQuestion(text: string): string | undefined {
  if (phrasal.test(text)) return undefined;
  const [, ...found] = asksMeaning.exec(text) ?? [];
  const bare = asksBare.exec(text)?.[1];
  const [, quoted, plain] = notKnown.exec(text) ?? [];
  const word = found.find(Boolean) ?? quoted ?? plain ?? (bare && !noMeaning.test(bare) ? bare : undefined);
  return word && !pronouns.test(word) && !isGrammarWord(word.toLowerCase()) ? word.toLowerCase() : undefined;
}

/** Whether a message asks for the meaning of a word and tells little besides. */
export function onlyAsksMeaning(text: string): boolean {
  return wordInQuestion(text) !== undefined && wordsOf(text).length <= mostOfQuestion;
}

const mostOfQuestion = 14;

/** The English word that a learner asks the meaning of, where the partner can tell it. */
export function meaningAsked(text: string): Gloss | undefined {
  const english = wordInQuestion(text);
  const known = english === undefined ? undefined : meaningOf(english);
  return english && known
    ? { spanish: known.spanish ?? "", english, asksEnglish: true, meaning: known.means }
    : undefined;
}
