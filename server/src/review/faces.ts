import { type Face, longestContext } from "@salida/contract/reviews.ts";
import { lookUp } from "@salida/glossary/look-up.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import type { Remembered } from "#exercises/flow.ts";
import type { Kept } from "./cards.ts";

type WordFace = Extract<Face, { kind: "word" }>;

/** A word as a card; undefined where the glossary has none. */
export function wordCard(asked: string, sentence?: string): { ref: string; face: WordFace } | undefined {
  const entry = lookUp(asked);
  if (!entry) return undefined;
  const { word, part, level, spanish, english } = entry;
  const context = sentence ? sentence.slice(0, longestContext) : null;
  return {
    ref: `word ${word}`,
    face: { kind: "word", word, part, level, spanish, english, sentence: context },
  };
}

/** What was missed in an exercise, as cards; a word that the glossary has not is left out. */
export function missedCard(missed: Remembered): Kept | undefined {
  if (missed.kind === "word") return wordCard(missed.word, missed.sentence);
  if (missed.kind === "sentence") {
    const { written, wrong, better, why } = missed;
    return {
      ref: `sentence ${written} ${wrong}`.slice(0, 500),
      face: { kind: "sentence", written, wrong, better, why },
    };
  }
  const { content, item, text, evidence, stem, options, right, why } = missed;
  return {
    ref: `question ${content} ${item}`,
    face: { kind: "question", excerpt: around(text, evidence), stem, options, right, why },
  };
}

/** The sentences of a proof with one before and one after them. */
function around(text: string, evidence: string): string {
  const sentences = sentencesOf(text);
  const proof = sentencesOf(evidence);
  const first = sentences.findIndex((sentence) => proof[0] !== undefined && sentence.includes(proof[0]));
  if (first === -1) return evidence;
  return sentences.slice(Math.max(0, first - 1), first + proof.length + 1).join(" ");
}
