import { irregularForms } from "./irregular-forms.ts";

const doubled = /([^aeiou])\1$/;

/**
 * The words that a word in small letters may be a form of: "try" for tries, tried, trying, "stop" for stopped, "know"
 * for knew. Made by rule, so most of them are no words; the caller knows which are.
 */
export function baseFormsOf(word: string): string[] {
  return [...(irregularForms.get(word) ?? []), ...plural(word), ...verbal(word)];
}

/** The forms to which a comparative or superlative, or the name of a doer, may belong: "big" for bigger, "write" for writer. */
export function comparedFormsOf(word: string): string[] {
  const end = /^(.{2,})(?:er|ers|or|ors|est)$/.exec(word)?.[1];
  return end ? stemsBefore(end) : [];
}

/** What may stand before an ending that begins with a vowel: stopp → stopp, stoppe, stop; happi → happy. */
export function stemsBefore(end: string): string[] {
  const single = doubled.test(end) ? [end.slice(0, -1)] : [];
  const softened = end.endsWith("i") ? [`${end.slice(0, -1)}y`] : [];
  return [end, `${end}e`, ...single, ...softened];
}

function plural(word: string): string[] {
  if (word.endsWith("men")) return [word.replace(/men$/, "man")];
  if (!/.{2}s$/.test(word) || word.endsWith("ss")) return [];
  const one = word.slice(0, -1);
  const short = /(?:[sxzo]|ch|sh)es$/.test(word) ? [word.slice(0, -2)] : [];
  const softened = word.endsWith("ies") ? [`${word.slice(0, -3)}y`] : [];
  return [one, ...short, ...softened];
}

function verbal(word: string): string[] {
  const end = /^(.{2,})(?:ed|ing|ings)$/.exec(word)?.[1];
  return end ? stemsBefore(end) : [];
}
