import type { Token } from "#engines/english/tokens.ts";
import { closed } from "#engines/english/word-lists.ts";
import { classes } from "./classes.ts";

/** One place of a pattern. */
export type Part =
  | { kind: "start" | "end" | "open" | "close" | "gap" }
  | { kind: "word"; fits: Fits; name?: string; optional: boolean; orEnd: boolean }
  | { kind: "not"; fits: Fits };

type Fits = (token: Token) => boolean;

const marks: Readonly<Record<string, Part>> = {
  "^": { kind: "start" },
  $: { kind: "end" },
  "(": { kind: "open" },
  ")": { kind: "close" },
  "...": { kind: "gap" },
};

/**
 * Reads a pattern: places parted by blanks. A place is words parted by `|`, of which `#name` is a class of words and
 * `~verb` any form of a verb; `name=` keeps what stood there, `?` at its end makes it optional. `-place` is a word that
 * must not stand there: before the first place, the one before; else the one that follows. `!` before the words turns
 * them round. `( )` is what is wrong, `^` and `$` are where a clause's punctuation begins and ends it (`$` may be one of
 * the words of a place), `...` up to six words. Throws for a class that is not there.
 */
export function readPattern(pattern: string): Part[] {
  return pattern.replace(/[()]/g, " $& ").trim().split(/\s+/).map(readPart);
}

function readPart(source: string): Part {
  const mark = marks[source];
  if (mark) return mark;
  if (source.startsWith("-")) return { kind: "not", fits: fitsOf(source.slice(1)) };
  const [, name, words = "", optional] = /^(?:(\w+)=)?(.*?)(\?)?$/.exec(source) ?? [];
  const orEnd = words.split("|").includes("$");
  return { kind: "word", fits: fitsOf(words), optional: optional === "?", orEnd, ...(name ? { name } : {}) };
}

function fitsOf(source: string): Fits {
  if (source.startsWith("!")) {
    const fits = fitsOf(source.slice(1));
    return (token) => !fits(token);
  }
  const words = source.split("|");
  const plain = new Set(words.filter((word) => !/^[~#]/.test(word)));
  const bases = new Set(words.filter((word) => word.startsWith("~")).map((word) => word.slice(1)));
  const tests = words.filter((word) => word.startsWith("#")).map(fitsClass);
  return (token) => plain.has(token.word) || bases.has(token.base) || tests.some((test) => test(token));
}

function fitsClass(source: string): Fits {
  const test = Object.entries(classes).find(([name]) => name === source.slice(1))?.[1];
  if (!test) throw new Error(`No class of words is called ${source}.`);
  return test;
}

/** Words of which a pattern needs one, "~verb" for any form of a verb; undefined where it goes by classes alone. */
export function neededWords(pattern: string): readonly string[] | undefined {
  const places = pattern
    .replace(/[()]/g, " ")
    .trim()
    .split(/\s+/)
    .filter((place) => !(place in marks) && !place.startsWith("-") && !place.endsWith("?"))
    .map((place) => place.replace(/^\w+=/, "").split("|"))
    .filter((words) => words.every((word) => !/^[#!$]/.test(word)));
  return places.toSorted((a, b) => frequency(a) - frequency(b))[0];
}

/** How often a sentence may hold one of these: small words stand in every one. */
function frequency(words: readonly string[]): number {
  return words.reduce(
    (sum, word) => sum + (closed.has(word) || /^~(?:be|have|do|go|get)$/.test(word) ? 20 : 1),
    0,
  );
}
