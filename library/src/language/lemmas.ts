const afterConsonant = /(?<=..)(?:ies|ied)$/;
const ending = /(?<=[aeiouy].*)(?:ing|(?<!e)ed|(?<=.{2})es|(?<=.{3})(?<!s)s)$/;

/**
 * What the regular forms of a word have in common: "mak" for make, makes, making. Rough: irregular forms are words of
 * their own, and a few different words come out alike.
 */
export function roughLemma(word: string): string {
  return word
    .replace(afterConsonant, "y")
    .replace(ending, "")
    .replace(/([^aeiou])\1$/, "$1")
    .replace(/e$/, "");
}
