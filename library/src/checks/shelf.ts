import { levelOfWord } from "@salida/rules/word-levels.ts";
import type { FillIn, LibraryFile, Listening, Reading } from "#format.ts";
import { plainWords, runsOf } from "#language/phrases.ts";
import type { Spot } from "./finding.ts";
import { namedOf, type PlacedText, textsOf } from "./placed.ts";

/** Texts side by side, and who among them has which words, names and titles. */
export interface Shelf {
  texts: PlacedText[];
  /** Texts and fill-ins, by id and by title. */
  ids: Map<string, (Reading | Listening | FillIn)[]>;
  titles: Map<string, (Reading | Listening | FillIn)[]>;
  /** Texts by their first words, by their turns of phrase, by any three words of theirs, by names. */
  openings: Map<string, Traits[]>;
  phrases: Map<string, Traits[]>;
  runs: Map<string, Traits[]>;
  names: Map<string, Traits[]>;
}

/** What a text is compared with others by. */
export interface Traits {
  work: Reading | Listening;
  opening: string;
  phrases: Set<string>;
  runs: Set<string>;
  names: Set<string>;
}

/** One rule for a file among others; the shelf may have it or not. Pure. */
export type ShelfCheck = (file: LibraryFile, shelf: Shelf) => Spot[];

const phraseLength = 6;
const runLength = 3;

/** Puts files side by side. */
export function shelfOf(files: readonly LibraryFile[]): Shelf {
  const texts = textsOf(files);
  const named = namedOf(files);
  const traits = texts.map(traitsOf);
  return {
    texts,
    ids: byEach(
      named,
      ({ id }) => [id],
      ({ of }) => of,
    ),
    titles: byEach(
      named,
      ({ title }) => [titleMark(title)],
      ({ of }) => of,
    ),
    openings: byEach(traits, ({ opening }) => [opening], itself),
    phrases: byEach(traits, ({ phrases }) => phrases, itself),
    runs: byEach(traits, ({ runs }) => runs, itself),
    names: byEach(traits, ({ names }) => names, itself),
  };
}

/** A title as it is compared with others. */
export function titleMark(title: string): string {
  return plainWords(title).join(" ");
}

/** What a text is compared with others by. */
export function traitsOf({ work, text }: PlacedText): Traits {
  return {
    work,
    opening: plainWords(text).slice(0, phraseLength).join(" "),
    phrases: runsOf(text, phraseLength),
    runs: runsOf(text, runLength),
    names: namesIn(work, text),
  };
}

/** What is written with a capital inside a sentence and is no word of the graded list. */
function namesIn(work: Reading | Listening, text: string): Set<string> {
  const speakers = "speakers" in work ? work.speakers.map(({ name }) => name) : [];
  const inside = [...text.matchAll(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu)].map(([word]) => word);
  return new Set([...speakers, ...inside].filter((name) => levelOfWord(name.toLowerCase()) === undefined));
}

function byEach<T, V>(all: T[], marksOf: (it: T) => Iterable<string>, as: (it: T) => V): Map<string, V[]> {
  const by = new Map<string, V[]>();
  for (const it of all) {
    for (const mark of marksOf(it)) {
      const before = by.get(mark);
      if (before) before.push(as(it));
      else by.set(mark, [as(it)]);
    }
  }
  return by;
}

function itself<T>(it: T): T {
  return it;
}
