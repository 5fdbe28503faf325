import { wordSet } from "./phrases.ts";

const small = wordSet(`
  a an and are as at be been but by can could did do does for from had has have he her him his i if in is it its my
  not of on or our she so than that the their them then there they this to was we were what when where which who will
  with would you your`);

/** Whether a word, in small letters, is one that every text has: an article, a pronoun, a little preposition. */
export function isSmall(word: string): boolean {
  return small.has(word);
}

/** How many different words of an option a text has in the same form, small words apart. */
export function sharedWords(option: string, ofText: ReadonlySet<string>): number {
  return [...wordSet(option)].filter((word) => !isSmall(word) && ofText.has(word)).length;
}
