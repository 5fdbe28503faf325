import { withoutContact } from "#engines/partner/embedded/hear/contact.ts";

/** So much of a message is told to a model. */
const readable = 1_000;

/** What a learner wrote as a model may see it: on one line, in plain letters, nothing hidden in it, nobody to be found by it. */
export function bare(said: string, most = readable): string {
  const plain = said
    // an accent that stands alone is meant as an apostrophe
    .replaceAll("´", "'")
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}]|\p{Variation_Selector}/gu, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return withoutContact(plain.slice(0, most));
}
