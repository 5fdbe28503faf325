import { isEnglish, isGrammarWord, plainWords } from "./lemmas.ts";

const keyboardRun = /asd|sdf|dfg|fgh|ghj|hjk|jkl|qwe|wer(?=t)|yui|uio|zxc|xcv|cvb|vbn/;

/** Letters that make no word in any language a learner may write in. */
function isMash(word: string): boolean {
  if (/^\d+$/.test(word) || word.length < 3) return false;
  return !/[aeiouyáéíóúü\d]/.test(word) || /(.)\1\1/.test(word) || /[bcdfghjklmnpqrstvwxz]{5}/.test(word);
}

/**
 * Whether a text says nothing: letters hit at random, the same word over and over, or words thrown together. `known`
 * are words of the topic, which a lexicon may lack.
 */
export function isNonsense(text: string, known: (word: string) => boolean): boolean {
  const words = plainWords(text);
  if (words.every((word) => /^\d{5,}$/.test(word))) return true;
  const strange = words.filter((word) => !/^\d/.test(word) && !isEnglish(word) && !known(word));
  const mashed = strange.filter((word) => isMash(word) || keyboardRun.test(word));
  if (mashed.length > 0 && 2 * mashed.length >= words.length) return true;
  if (words.length >= 3 && 3 * strange.length > 2 * words.length) return !hasNames(text);
  if (words.length >= 5 && new Set(words).size <= 2) return true;
  return words.length >= 6 && !/[,;:\n]/.test(text) && !words.some(isGrammarWord);
}

/** Several words in capitals are names or titles, which no lexicon holds. */
function hasNames(text: string): boolean {
  return (text.match(/(?<!^)(?<![.!?]\s)\b\p{Lu}\p{Ll}+/gu) ?? []).length >= 2;
}
