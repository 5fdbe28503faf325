import { levelOfWord } from "@salida/rules/word-levels.ts";
import { otherWords } from "./other-words.ts";

/** Where something stands in a text, in UTF-16 units. */
export interface Stretch {
  at: number;
  end: number;
}

const word = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const sentence = /[^.!?…\n]+[.!?…]*/g;
const clause = /[^,;:()"“”«»–—]+/g;
/** Letters and marks that English does without, but in a few words that it has borrowed. */
const accented = /[áéíóúàèìòùâêîôûäëïöüãõñçßøåæœ¿¡]/iu;

/** Sentences and clauses of a text that are in another language than English, in their order. */
export function otherTongue(text: string): Stretch[] {
  return stretches(text, sentence).flatMap((whole) =>
    isOther(text.slice(whole.at, whole.end))
      ? [whole]
      : stretches(text.slice(whole.at, whole.end), clause)
          .map(({ at, end }) => ({ at: whole.at + at, end: whole.at + end }))
          .filter(({ at, end }) => isOther(text.slice(at, end), 0)),
  );
}

/** Whether most of a text is in another language. */
export function isMostlyOther(text: string): boolean {
  const letters = (part: string) => part.match(/\p{L}/gu)?.length ?? 0;
  const other = otherTongue(text).reduce((sum, { at, end }) => sum + letters(text.slice(at, end)), 0);
  return other > letters(text) / 2;
}

/** Whether a word is one of another language, and none of English. */
export function isOtherWord(said: string): boolean {
  const plain = said.toLowerCase();
  return otherWords.has(plain) || (accented.test(plain) && levelOfWord(plain) === undefined);
}

/** Whether words of another language, and such as nobody knows, outnumber the English ones, of which there may be so many. */
function isOther(said: string, mostEnglish = Number.POSITIVE_INFINITY): boolean {
  if (/[¿¡]/.test(said)) return true;
  const words = [...said.matchAll(word)].map(([it]) => it);
  const names = words.filter((it, at) => at > 0 && /^\p{Lu}/u.test(it));
  const common = words.filter((it) => !names.includes(it));
  const other = common.filter(isOtherWord).length;
  const english = common.filter(
    (it) => !isOtherWord(it) && levelOfWord(it.toLowerCase()) !== undefined,
  ).length;
  // a borrowed word by itself is none of another language's clause
  return other > 0 && words.length > 1 && english <= mostEnglish && common.length - english > english;
}

function stretches(text: string, pattern: RegExp): Stretch[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ at: index, end: index + found.length }));
}
