import { entries } from "@salida/glossary/look-up.ts";
import { expect, test } from "vitest";
import { infinitivesOf } from "./infinitives.ts";
import { wordsFor } from "./words-for.ts";

const lines = (text: string) =>
  wordsFor(text).map(({ spanish, english }) => `${spanish}: ${english.join(", ")}`);

test("each word has the English ones it may be, in the sentence's order; articles and names have none", () => {
  expect(lines("Mi hermana tiene un gato negro en Sevilla")).toEqual([
    "mi: my",
    expect.stringMatching(/^hermana: sister/),
    expect.stringMatching(/^tiene: (?:.*, )?have\b/),
    "un: a",
    expect.stringMatching(/^gato: cat/),
    expect.stringMatching(/^negro: black/),
    "en: in, on, at",
  ]);
});

test.each([
  ["quiero", "querer"],
  ["hicieron", "hacer"],
  ["duerme", "dormir"],
])("a form that no ending tells is known: %s is of %s", (form, infinitive) => {
  expect(infinitivesOf(form)).toEqual([infinitive]);
});

test.each([
  ["cocinamos", "cocinar"],
  ["viajaba", "viajar"],
  ["trabajé", "trabajar"],
  ["comieron", "comer"],
  ["vivía", "vivir"],
  ["aprendo", "aprender"],
])("a regular form leads to its verb: %s to %s", (form, infinitive) => {
  expect(infinitivesOf(form)).toContain(infinitive);
});

test("a form of a verb finds what its infinitive means", () => {
  expect(lines("aprendieron")[0]).toMatch(/^aprendieron: learn/);
  expect(lines("olvidé")[0]).toMatch(/^olvidé: (?:.*, )?forget/);
});

test("a phrase of the glossary comes before its words", () => {
  const phrase = entries
    .flatMap(({ spanish }) => spanish.split(/[,;] ?/))
    .find((it) => /^\p{L}+ \p{L}+ \p{L}+$/u.test(it));
  expect(lines(phrase ?? "")).toHaveLength(1);
});

test("the same word is told once, three English ones at most, and nothing is guessed", () => {
  expect(lines("gato gato gato")).toHaveLength(1);
  expect(
    Math.max(...wordsFor("hacer poder tiempo banco").map(({ english }) => english.length)),
  ).toBeLessThanOrEqual(3);
  expect(wordsFor("xyzzy plugh Kraków")).toEqual([]);
  expect(wordsFor("")).toEqual([]);
});
