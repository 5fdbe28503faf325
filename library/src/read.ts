import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { Judged } from "#levels/judged.ts";
import { type PlacementDraft, PlacementFile } from "#placement/placement-file.ts";
import { type PlacementItem, placementItem } from "#placement/placement-item.ts";
import { type PlacedStory, Story } from "#rooms/story.ts";
import { commonWords } from "./common-words.ts";
import { LibraryFile } from "./format.ts";
import { roomWorks } from "./room-works.ts";
import type { LibraryWork } from "./work.ts";
import { worksOf } from "./works.ts";

/** A file of the library, by its path below the folder of texts. */
export interface ReadFile {
  path: string;
  file: LibraryFile;
}

/** Reads and checks the shape of every file in the folder of texts; a wrong one is named with what is wrong. */
export function readFiles(folder: string): ReadFile[] {
  return pathsIn(folder).map((path) => readFile(folder, path));
}

/** The paths of all files in a folder, in order; a folder that is not there has none. */
export function pathsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".yaml"))
    .sort();
}

/** Reads one file and checks its shape; an error names it and says what is wrong. */
export function readFile(folder: string, path: string): ReadFile {
  return { path, file: shaped(LibraryFile, folder, path) };
}

/** Reads a room's story and checks its shape; an error names its file and says what is wrong. */
export function readStory(folder: string, path: string): PlacedStory {
  return { path, story: shaped(Story, folder, path) };
}

function shaped<S extends z.ZodType>(shape: S, folder: string, path: string): z.output<S> {
  const result = shape.safeParse(parsed(folder, path));
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  return result.data;
}

function parsed(folder: string, path: string): unknown {
  try {
    return parse(readFileSync(join(folder, path), "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** All that ships, texts and rooms, as the stock takes it in; `folder` is the library's own. */
export function readShipped(folder: string): LibraryWork[] {
  return [...readLibrary(join(folder, "texts")), ...readRooms(join(folder, "rooms"))];
}

/** Reads the items of the placement test and checks their shape; `folder` is the library's own. */
export function readPlacementDrafts(folder: string): PlacementDraft[] {
  return shaped(PlacementFile, join(folder, "placement"), "items.yaml");
}

/** The items of the placement test, as the server takes them. */
export function readPlacement(folder: string): PlacementItem[] {
  return readPlacementDrafts(folder).map(placementItem);
}

/** What readers found of texts that still read as they did then; `folder` is the library's own. */
export function readJudged(folder: string): Judged {
  return shaped(z.record(z.string(), z.number().min(0).max(5)), folder, "judged-levels.json");
}

/** The texts as the stock takes them in. */
export function readLibrary(folder: string): LibraryWork[] {
  return readFiles(folder).flatMap(({ file }) => worksOf(file, commonWords));
}

/** The rooms as the stock takes them in. */
export function readRooms(folder: string): LibraryWork[] {
  return pathsIn(folder).flatMap((path) => roomWorks(readStory(folder, path).story, commonWords));
}
