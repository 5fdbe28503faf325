import { vocabularyAt } from "@salida/rules/text-levels.ts";
import { eachText } from "./check.ts";
import { tooFewKnown } from "./words-known.ts";

/** Nearly every word is known at the text's level, or explained by the text. */
export const vocabulary = eachText(({ work, text, file: { level } }) =>
  tooFewKnown(text, level, work.glossed),
);

/** Only words that are harder than the text's level are named as explained. */
export const glosses = eachText(({ work: { glossed = [] }, text, file: { level } }) => {
  const { hardWords } = vocabularyAt(text, level, glossed);
  const known = glossed.find((word) => {
    const others = glossed.filter((other) => other !== word);
    return vocabularyAt(text, level, others).hardWords.length === hardWords.length;
  });
  return known && `"${known}" is no word of the text that is above ${level}`;
});
