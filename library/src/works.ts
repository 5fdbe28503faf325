import { createHash } from "node:crypto";
import { levelOf } from "@salida/rules/levels.ts";
import { countWords } from "@salida/rules/words.ts";
import { fillInBody, scriptOf } from "#spoken/spoken-works.ts";
import { spokenText } from "#spoken/turns.ts";
import type { FillIn, Item, LibraryFile, Listening, Reading } from "./format.ts";
import type { LibraryWork } from "./work.ts";

/**
 * The works of a file as the stock takes them in. `words` are the English words, in small letters, that a slip could
 * make of a gap's.
 */
export function worksOf(file: LibraryFile, words: ReadonlySet<string>): LibraryWork[] {
  return [
    ...file.readings.map((reading) => readingWork(file, reading)),
    ...file.listenings.map((listening) => listeningWork(file, listening)),
    ...file.listenings.flatMap((listening) =>
      listening.fillIns.map((fillIn) => fillInWork(file, listening, fillIn, words)),
    ),
  ];
}

function readingWork({ topic, level }: LibraryFile, { id, title, text, items }: Reading): LibraryWork {
  const keyed = items.map(keyedItem);
  const frame = { name: id, topic, level: levelOf(level), title, words: countWords(text) };
  return { ...frame, kind: "reading", items: keyed.map((item) => item.id), body: { text, items: keyed } };
}

function listeningWork({ topic, level }: LibraryFile, listening: Listening): LibraryWork {
  const { id, title } = listening;
  const items = listening.items.map(keyedItem);
  const frame = { name: id, topic, level: levelOf(level), title, words: countWords(spokenText(listening)) };
  const body = { script: scriptOf(listening), items };
  return { ...frame, kind: "listening", items: items.map((item) => item.id), body };
}

/** A fill-in as the stock takes it in. */
export function fillInWork(
  { topic, level }: LibraryFile,
  listening: Listening,
  fillIn: FillIn,
  words: ReadonlySet<string>,
): LibraryWork {
  const { id, title, text } = fillIn;
  const frame = { name: id, topic, level: levelOf(level), title, words: countWords(text) };
  return { ...frame, kind: "completable-listening", items: [], body: fillInBody(listening, fillIn, words) };
}

function keyedItem({ skill, stem, key, why, evidence, distractors }: Item) {
  // the stem names an item through corrections of its options and through reordering
  const id = createHash("sha256").update(stem).digest("hex").slice(0, 12);
  return { id, skill, stem, key: { text: key, why }, distractors, evidence };
}
