import { entries } from "@salida/glossary/look-up.ts";
import { expect, test } from "vitest";
import { frames } from "./frames.ts";
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

test("what goes wrong word by word is said as English says it", () => {
  expect(lines("A mí me gusta el pescado con limón")[0]).toBe("a mí me gusta: I like");
  expect(lines("No puedo aparcar").slice(0, 1)).toEqual(["no puedo: I can't"]);
  expect(lines("demasiada gente")[0]).toBe("demasiada: too much");
  expect(lines("Estoy de acuerdo, pero tengo que irme").filter((it) => / I /.test(it))).toEqual([
    "estoy de acuerdo: I agree",
    "tengo que: I have to",
  ]);
});

test("every frame is of words alone, and says something", () => {
  for (const [spanish, english] of frames) {
    expect(spanish).toMatch(/^\p{Ll}[\p{Ll} ]*$/u);
    expect(english.join()).not.toBe("");
  }
});
