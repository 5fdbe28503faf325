import type { LevelName } from "@salida/rules/levels.ts";

/** Parts of speech as the tables write them. */
export const parts = {
  n: "noun",
  v: "verb",
  a: "adjective",
  r: "adverb",
  prep: "preposition",
  pron: "pronoun",
  conj: "conjunction",
  det: "determiner",
  int: "interjection",
  num: "number",
} as const;
export type Part = (typeof parts)[keyof typeof parts];

/** What the glossary says of a word of the graded list. */
export interface Entry {
  /** As the list has it; where there are two spellings, the British one. */
  word: string;
  level: LevelName;
  part: Part;
  /** A word or a few; those of another meaning after a semicolon. */
  spanish: string;
  /** What it means, in one line of English. */
  english: string;
  /** Who wrote that line. */
  from: "salida" | "wordnet";
}

/** An entry with the spellings it is found under. */
export interface Listed extends Entry {
  spellings: string[];
}

/** The entries of a level from its two tables. Throws where a line is none. */
export function entriesFrom(ours: string, wordnet: string, level: LevelName): Listed[] {
  const theirs = new Map(linesOf(wordnet).map(([word = "", english = ""]) => [word, english]));
  return linesOf(ours).map(([word = "", mark = "", spanish = "", own]) => {
    const english = own ?? theirs.get(word);
    if (!isPart(mark) || !spanish || !english) throw new Error(`No entry of the glossary: ${level} ${word}`);
    const spellings = word.split("/");
    const from = own === undefined ? "wordnet" : "salida";
    return { word: spellings[0] ?? word, level, part: parts[mark], spanish, english, from, spellings };
  });
}

function linesOf(table: string): string[][] {
  const lines = table.trim();
  return lines === "" ? [] : lines.split("\n").map((line) => line.split("|"));
}

function isPart(mark: string): mark is keyof typeof parts {
  return Object.hasOwn(parts, mark);
}
