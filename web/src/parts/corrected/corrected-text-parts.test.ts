import { expect, test } from "vitest";
import { correctedTextParts, inOrder } from "./corrected-text-parts.ts";

const text = "She have 25 years and sit in bench.";
const why = { en: "because", es: "porque" };
const have = { at: 4, length: 4, wrong: "have", better: "has", why };
const years = { at: 4, length: 13, wrong: "have 25 years", better: "is 25", why };
const sit = { at: 22, length: 3, wrong: "sit", better: "sits", why };
const article = { at: 29, length: 0, wrong: "", better: "a ", why };

test("corrections are numbered as they are met in the text", () => {
  expect(inOrder([sit, years, have])).toEqual([have, years, sit]);
});

test("corrected words are cut out with their numbers, and nothing of the text is lost", () => {
  const parts = correctedTextParts(text, [have, sit]);
  expect(parts.map(({ text: part, numbers }) => [part, numbers])).toEqual([
    ["She ", []],
    ["have", [1]],
    [" 25 years and ", []],
    ["sit", [2]],
    [" in bench.", []],
  ]);
  expect(parts.map((part) => part.text).join("")).toBe(text);
});

test("corrections that overlap share one part", () => {
  const marked = correctedTextParts(text, inOrder([years, have])).filter(({ numbers }) => numbers.length > 0);
  expect(marked).toEqual([{ start: 4, text: "have 25 years", numbers: [1, 2] }]);
});

test("a word that is missing is marked between two others", () => {
  expect(correctedTextParts(text, [article])).toEqual([
    { start: 0, text: "She have 25 years and sit in ", numbers: [] },
    { start: 29, text: "", numbers: [1] },
    { start: 29, text: "bench.", numbers: [] },
  ]);
});

test("a correction that does not fit the text marks nothing", () => {
  const elsewhere = { ...have, at: 5 };
  const beyond = { ...have, at: 400 };
  expect(correctedTextParts(text, [elsewhere, beyond])).toEqual([{ start: 0, text, numbers: [] }]);
});

test("an empty text has no parts", () => {
  expect(correctedTextParts("", [])).toEqual([]);
});
