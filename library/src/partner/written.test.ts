import { sentencesOf } from "@salida/rules/sentences.ts";
import { vocabularyAt } from "@salida/rules/text-levels.ts";
import { countWords } from "@salida/rules/words.ts";
import { describe, expect, test } from "vitest";
import { ofOneself } from "./answers/of-oneself.ts";
import { ofTheWorld } from "./answers/of-the-world.ts";
import { type Lines, linesAt } from "./lines.ts";
import { matters } from "./matters/matters.ts";

interface Written {
  line: string;
  degree: 0 | 1 | 2;
  asks: boolean;
}

const degrees = [0, 1, 2] as const;
/** The last two words of an easy line may be A2's, so some of its sentences are only for A2. */
const longest = [10, 22, 28] as const;

function each(lines: Lines | undefined, asks: boolean): Written[] {
  return lines
    ? degrees.flatMap((degree) => linesAt(lines, degree).map((line) => ({ line, degree, asks })))
    : [];
}

const written = [
  ...matters.flatMap(({ says, glad, sorry, advice, asks, was, will, bad }) => [
    ...[says, glad, sorry, advice].flatMap((lines) => each(lines, false)),
    ...[asks, was, will, bad].flatMap((lines) => each(lines, true)),
  ]),
  ...[...ofOneself, ...ofTheWorld].flatMap(({ says, asks }) => [...each(says, false), ...each(asks, true)]),
];
const places = (line: string) => line.replaceAll(/\{\w+\}/g, "them");

describe("what is said of people's lives and to what they ask", () => {
  test("asks once and last where it asks, and nowhere else", () => {
    const wrong = written.filter(
      ({ line, asks }) => !(asks ? /^[^?]+\?$/ : /^[^?]+[.!”]$|^\{family\}$/).test(line),
    );
    expect(wrong.map(({ line }) => line)).toEqual([]);
  });

  test("has no long sentence", () => {
    const long = written.filter(({ line, degree }) =>
      sentencesOf(line).some((sentence) => countWords(sentence) > longest[degree]),
    );
    expect(long.map(({ line }) => line)).toEqual([]);
  });

  test("has a line of eight words at most for whoever begins, whatever is told or asked", () => {
    const short = (lines: Lines) =>
      linesAt(lines, 0).some((line) => sentencesOf(line).every((sentence) => countWords(sentence) <= 8));
    const without = matters.filter(({ says, asks }) => !short(says) || !short(asks));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  test("is in words of its levels", () => {
    const known = [
      ["A2", 0.985],
      ["B2", 0.98],
      ["C1", 0.98],
    ] as const;
    for (const degree of degrees) {
      const said = written.filter((one) => one.degree === degree).map(({ line }) => places(line));
      const [level, least] = known[degree];
      const { share, hardWords } = vocabularyAt(said.join(" "), level);
      expect(share, hardWords.map(({ word }) => word).join(", ")).toBeGreaterThanOrEqual(least);
    }
  });

  test("is heard by patterns that are patterns", () => {
    for (const { heard, spanish = "" } of matters) {
      expect(() => new RegExp(heard, "u")).not.toThrow();
      expect(() => new RegExp(spanish, "iu")).not.toThrow();
    }
  });
});
