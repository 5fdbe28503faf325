import type { Level } from "@salida/rules/levels.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import { countWords } from "@salida/rules/words.ts";
import { mostSentenceWords, mostWords } from "#engines/partner/embedded/degree.ts";
import type { Heard } from "#engines/partner/embedded/hear/hear.ts";

/** A line with its `{places}` filled and its first letter a capital. */
export function fill(line: string, words: Record<string, string>): string {
  const filled = line.replace(/\{(\w+)\}/g, (_, place: string) => words[place] ?? "");
  return filled.replace(
    /(^|[.!?] )(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** What a turn may hold before its question, in the order it is said. */
export interface Pieces {
  gloss?: string | undefined;
  /** What a word means, in English. */
  meaning?: string | undefined;
  remark?: string | undefined;
  answer?: string | undefined;
  own?: string | undefined;
  lead?: string | undefined;
}

const dispensable = ["lead", "own", "remark", "answer", "meaning", "gloss"] as const;

/** Whether no sentence of a text is too long for the level. */
export function fits(text: string, level: Level): boolean {
  return sentencesOf(text).every((sentence) => countWords(sentence) <= mostSentenceWords(level));
}

/** A turn as long as the level allows: the pieces that fit, then the question, which is last. */
export function compose(pieces: Pieces, question: string, level: Level): string {
  const kept = { ...pieces };
  for (const piece of dispensable) {
    if (!fits(kept[piece] ?? "", level)) kept[piece] = undefined;
  }
  for (const piece of dispensable) {
    if (countWords(joined(kept, question)) > mostWords(level)) kept[piece] = undefined;
  }
  return joined(kept, question);
}

function joined({ gloss, meaning, remark, answer, own, lead }: Pieces, question: string): string {
  return [gloss, meaning, remark, answer, own, lead, question].filter(Boolean).join(" ");
}

/** The English for a Spanish word the learner fell back on, or the Spanish for an English one they asked about. */
export function glossFor({ gloss, act }: Heard): string | undefined {
  if (!gloss || act === "bye" || act === "rude") return undefined;
  const { spanish, english, asksEnglish } = gloss;
  if (!spanish) return undefined;
  const [one, other] = asksEnglish ? [english, spanish] : [spanish, english];
  return `“${one.charAt(0).toUpperCase()}${one.slice(1)}” is “${other}” in ${asksEnglish ? "Spanish" : "English"}.`;
}

/** What the word that a learner asked about means: its definition's first part as a sentence. */
export function meaningFor({ gloss, act }: Heard): string | undefined {
  if (!gloss?.meaning || act === "bye" || act === "rude") return undefined;
  // "of a house: with ghosts" says in its head what it is said of
  const [first = ""] = gloss.meaning.replace(/^of [^:;]+: /, "").split(/;\s|: (?!to\b)/);
  const isSentence = /^(?:you|it|there|we|they|people|if)\b(?! who\b)/.test(first);
  return isSentence ? `${first.charAt(0).toUpperCase()}${first.slice(1)}.` : `It means ${first}.`;
}
