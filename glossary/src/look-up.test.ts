import { gradedWords } from "@salida/rules/graded-words.ts";
import { vocabularyAt } from "@salida/rules/text-levels.ts";
import { expect, test } from "vitest";
import { entriesFrom } from "./entry.ts";
import { entries, lookUp, lookUpSpanish } from "./look-up.ts";

test("every spelling of the graded list has an entry of its level, with Spanish and a line of English", () => {
  const listed = new Map(entries.flatMap((entry) => entry.spellings.map((it) => [it, entry] as const)));
  expect([...gradedWords.keys()].filter((word) => !listed.has(word))).toEqual([]);
  expect([...listed.keys()].filter((word) => !gradedWords.has(word))).toEqual([]);
  for (const { word, level, spanish, english } of entries) {
    expect(gradedWords.get(word), word).toBe(level);
    expect(spanish.length, word).toBeGreaterThan(0);
    expect(english.length, word).toBeGreaterThan(0);
  }
});

test("what is ours says it in one line", () => {
  const long = entries.filter(({ from, english }) => from === "salida" && english.length > 100);
  expect(long).toEqual([]);
});

test("up to B1 nearly every definition is made of words that are met by then", () => {
  const easy = entries.filter(({ level }) => level <= "B1");
  const within = easy.filter(({ level, english }) => {
    const { hardWords } = vocabularyAt(english, level === "B1" ? "B1" : "A2");
    return hardWords.length === 0;
  });
  expect(within.length / easy.length).toBeGreaterThan(0.95);
  expect(easy.every(({ from }) => from === "salida")).toBe(true);
});

test("WordNet's words stand only where ours say nothing, and nobody is told they were ours", () => {
  const theirs = entries.filter(({ from }) => from === "wordnet");
  expect(theirs.length).toBeGreaterThan(1000);
  expect(theirs.every(({ level }) => level >= "B2")).toBe(true);
});

test.each([
  ["went", "go"],
  ["butterflies", "butterfly"],
  ["Happier", "happy"],
  ["stopped", "stop"],
  ["color", "colour"],
  ["children", "child"],
])("%s is found under %s", (form, word) => {
  expect(lookUp(form)?.word).toBe(word);
});

test("of what is not in it, it says nothing", () => {
  for (const word of ["xyzzy", "", "salida", "__proto__", "constructor"])
    expect(lookUp(word)).toBeUndefined();
});

test.each([
  ["mariposa", "butterfly"],
  ["lápices", "pencil"],
  ["camiones", "lorry"],
  ["tenedor", "fork"],
  ["nevera", "fridge"],
])("Spanish %s is %s", (spanish, english) => {
  expect(lookUpSpanish(spanish)?.word).toBe(english);
});

test("a line that is no entry is told", () => {
  expect(() => entriesFrom("cat|n|gato", "", "A1")).toThrow("cat");
  expect(() => entriesFrom("cat|noun|gato|an animal", "", "A1")).toThrow("cat");
});
