import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { levelOf } from "@salida/rules/levels.ts";
import { countWords } from "@salida/rules/words.ts";
import { parse } from "yaml";
import { z } from "zod";
import { type FillIn, type Item, LibraryFile, type Listening, type Reading } from "./format.ts";
import { fillInBody, scriptOf } from "./spoken-works.ts";
import { spokenText } from "./turns.ts";
import type { LibraryWork } from "./work.ts";

/** A file of the library, by its path below the folder of texts. */
export interface ReadFile {
  path: string;
  file: LibraryFile;
}

/** Reads and checks the shape of every file in the folder of texts; a wrong one is named with what is wrong. */
export function readFiles(folder: string): ReadFile[] {
  return pathsIn(folder).map((path) => readFile(folder, path));
}

/** The paths of all files in the folder of texts, in order. */
export function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".yaml"))
    .sort();
}

/** Reads one file and checks its shape; an error names it and says what is wrong. */
export function readFile(folder: string, path: string): ReadFile {
  const result = LibraryFile.safeParse(parsed(folder, path));
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  return { path, file: result.data };
}

function parsed(folder: string, path: string): unknown {
  try {
    return parse(readFileSync(join(folder, path), "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** The library as the stock takes it in. */
export function readLibrary(folder: string): LibraryWork[] {
  return readFiles(folder).flatMap(({ file }) => [
    ...file.readings.map((reading) => readingWork(file, reading)),
    ...file.listenings.map((listening) => listeningWork(file, listening)),
    ...file.listenings.flatMap((listening) =>
      listening.fillIns.map((fillIn) => fillInWork(file, listening, fillIn)),
    ),
  ]);
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

function fillInWork({ topic, level }: LibraryFile, listening: Listening, fillIn: FillIn): LibraryWork {
  const { id, title, text } = fillIn;
  const frame = { name: id, topic, level: levelOf(level), title, words: countWords(text) };
  return { ...frame, kind: "completable-listening", items: [], body: fillInBody(listening, fillIn) };
}

function keyedItem({ skill, stem, key, why, evidence, distractors }: Item) {
  // the stem names an item through corrections of its options and through reordering
  const id = createHash("sha256").update(stem).digest("hex").slice(0, 12);
  return { id, skill, stem, key: { text: key, why }, distractors, evidence };
}
