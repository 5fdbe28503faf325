import { paragraphsOf } from "./words.ts";

const saying = String.raw`\p{Lu}[\p{L}.]*(?: \p{Lu}\p{L}*)? (?:says?|said|asks?|asked|repl(?:y|ies|ied))\b`;
const nextSentence = String.raw`(?=["“‘(]?[\p{Lu}\p{N}])`;
const afterQuote = String.raw`(?<=[.!?…]["”’)])\s+(?!${saying})${nextSentence}`;
const afterStop = String.raw`(?<=[.!?…])(?<!\b(?:Mr|Mrs|Ms|Dr)\.)\s+${nextSentence}`;
const betweenSentences = new RegExp(`${afterQuote}|${afterStop}`, "u");

/** The sentences of a text as they stand; a paragraph's end ends one too. */
export function sentencesOf(text: string): string[] {
  return paragraphsOf(text).flatMap((paragraph) => paragraph.split(betweenSentences));
}
