import { shareScore } from "./progress/scores.ts";

/** A gap as marking sees it. All words are in small letters. */
export interface KeyedGap {
  id: string;
  word: string;
  /** The word's other spelling, British or American. */
  otherSpelling?: string | undefined;
  /** Real words that are one letter away: typing one of them is no slip. */
  neighbours: readonly string[];
  /** Words that sound the same. */
  homophones: readonly string[];
}

export interface FilledGap {
  wordId: string;
  text: string;
}

/** How a typed word compares: right, right but for one letter, heard right and spelt as another word, or wrong. */
export type GapVerdict = "right" | "slip" | "homophone" | "wrong";

export interface MarkedGap {
  wordId: string;
  /** As it was typed. */
  typed: string;
  verdict: GapVerdict;
  correct: boolean;
}

/** Letters from which on one wrong letter is forgiven. */
const forgivenFrom = 5;

/** Compares what was typed with a gap's word: case, blanks and punctuation around it do not count. */
export function markGap(gap: KeyedGap, typed: string): GapVerdict {
  const word = plainTyped(typed);
  if (word === gap.word || word === gap.otherSpelling) return "right";
  if (gap.homophones.includes(word)) return "homophone";
  const own = [gap.word, gap.otherSpelling].filter((spelling) => spelling !== undefined);
  const near = own.some((spelling) => spelling.length >= forgivenFrom && isOneSlip(word, spelling));
  return near && !gap.neighbours.includes(word) ? "slip" : "wrong";
}

/** Why a set of filled gaps cannot be marked at all, or nothing when it can. */
export type FillInFault = "unfilled" | "unknownWord" | "filledTwice";

export function fillInFault(
  gaps: readonly KeyedGap[],
  filled: readonly FilledGap[],
): FillInFault | undefined {
  const ids = new Set(gaps.map(({ id }) => id));
  const seen = new Set<string>();
  for (const { wordId, text } of filled) {
    if (!ids.has(wordId)) return "unknownWord";
    if (seen.has(wordId)) return "filledTwice";
    if (plainTyped(text) === "") return "unfilled";
    seen.add(wordId);
  }
  return seen.size < ids.size ? "unfilled" : undefined;
}

/** Marks a full set, in the gaps' order. */
export function markFillIn(gaps: readonly KeyedGap[], filled: readonly FilledGap[]) {
  const typedIn = new Map(filled.map(({ wordId, text }) => [wordId, text]));
  const marked = gaps.map((gap): MarkedGap => {
    const typed = typedIn.get(gap.id) ?? "";
    const verdict = markGap(gap, typed);
    return { wordId: gap.id, typed, verdict, correct: verdict === "right" || verdict === "slip" };
  });
  const correctAnswers = marked.filter(({ correct }) => correct).length;
  return { score: shareScore(correctAnswers, gaps.length), correctAnswers, totalWords: gaps.length, marked };
}

/** What was typed, in small letters and without what stands around it, as answers are compared. */
export function plainTyped(typed: string): string {
  return typed
    .normalize("NFC")
    .replaceAll("’", "'")
    .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, "")
    .toLowerCase();
}

/** Whether one letter is wrong, missing or too many, or two neighbours are the wrong way round. */
export function isOneSlip(typed: string, word: string): boolean {
  const [a, b] = [[...typed], [...word]];
  if (typed === word || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
