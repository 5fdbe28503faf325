import { sentencesOf } from "@salida/rules/sentences.ts";

export interface Evidence {
  /** Counted from 1. */
  question: number;
  sentence: string;
}

export interface Part {
  start: number;
  text: string;
  /** The questions this part is the proof of; none for the text between. */
  questions: number[];
}

/** One sentence of a proof. */
export interface EvidenceSentence extends Evidence {
  /** Whether the proof begins with it: it is the one to be led to. */
  first: boolean;
}

/** Proofs cut into their sentences, for a text whose sentences stand each by itself. */
export function bySentence(evidence: readonly Evidence[]): EvidenceSentence[] {
  return evidence.flatMap(({ question, sentence }) =>
    sentencesOf(sentence).map((part, at) => ({ question, sentence: part, first: at === 0 })),
  );
}

/** The id of the place where a question's proof is lit up. */
export function evidenceId(question: number): string {
  return `evidence-${question}`;
}

/** Cuts a paragraph where proofs begin and end. Proofs that overlap become one part. */
export function markEvidence(paragraph: string, evidence: readonly Evidence[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { start, end, questions } of joined(paragraph, evidence)) {
    if (start > at) parts.push({ start: at, text: paragraph.slice(at, start), questions: [] });
    parts.push({ start, text: paragraph.slice(start, end), questions });
    at = end;
  }
  if (at < paragraph.length) parts.push({ start: at, text: paragraph.slice(at), questions: [] });
  return parts;
}

interface Stretch {
  start: number;
  end: number;
  questions: number[];
}

function joined(paragraph: string, evidence: readonly Evidence[]): Stretch[] {
  const found = evidence
    .map(({ question, sentence }) => ({
      question,
      sentence,
      start: sentence ? paragraph.indexOf(sentence) : -1,
    }))
    .filter(({ start }) => start >= 0)
    .sort((one, other) => one.start - other.start);
  const stretches: Stretch[] = [];
  for (const { question, sentence, start } of found) {
    const last = stretches.at(-1);
    const end = start + sentence.length;
    if (last && start < last.end) {
      last.end = Math.max(last.end, end);
      last.questions.push(question);
    } else stretches.push({ start, end, questions: [question] });
  }
  return stretches;
}
