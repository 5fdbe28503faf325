import { sentencesOf } from "@salida/rules/sentences.ts";
import { countWords } from "@salida/rules/words.ts";
import { describe, expect, test } from "vitest";
import { contentLemmas } from "./hear/lemmas.ts";
import { thingsOf } from "./hear/things.ts";
import type { Stock } from "./stock.ts";
import { stocks } from "./stocks.ts";

const longest = [8, 20, 28];

function linesOf(stock: Stock): [string, number][] {
  const { hello, family } = stock.persona;
  const own = stock.threads.flatMap((thread) =>
    thread.own.map((line, degree): [string, number] => [line, degree]),
  );
  const say = stock.things.flatMap((kind) =>
    kind.say.map((line, degree): [string, number] => [line, degree]),
  );
  return [...own, ...say, [family, 0], [hello[0], 0], [hello[1], 1]];
}

describe.each(Object.entries(stocks))("the stock on %s", (_, stock) => {
  const questions = stock.threads.flatMap(({ easy, mid, hard }) => [easy, mid, hard]);

  test("has eight threads with three questions in each degree, none twice", () => {
    expect(stock.threads.length).toBeGreaterThanOrEqual(8);
    for (const asked of questions) expect(asked).toHaveLength(3);
    expect(new Set(questions.flat()).size).toBe(questions.flat().length);
    expect(new Set(stock.threads.map(({ name }) => name)).size).toBe(stock.threads.length);
  });

  test("asks with one question mark, last, and tells with none", () => {
    const asks = [...questions.flat(), ...stock.things.flatMap(({ ask }) => ask)];
    expect(asks.filter((question) => !/^[^?]+\?$/.test(question))).toEqual([]);
    expect(linesOf(stock).filter(([line]) => !/^[^?]+[.!]$/.test(line))).toEqual([]);
  });

  test("has sentences no longer than their degree allows", () => {
    const asked = questions.flatMap((list, at) => list.map((line): [string, number] => [line, at % 3]));
    const long = [...asked, ...linesOf(stock)].filter(([line, degree]) =>
      sentencesOf(line).some((sentence) => countWords(sentence) > (longest[degree] ?? 0)),
    );
    expect(long).toEqual([]);
  });

  test("knows at least thirty things by name, each once", () => {
    const things = stock.things.flatMap(thingsOf);
    expect(things.length).toBeGreaterThanOrEqual(30);
    expect(things.filter((thing, at) => things.indexOf(thing) !== at)).toEqual([]);
    expect(things.filter((thing) => contentLemmas(thing).length === 0)).toEqual([]);
  });
});
