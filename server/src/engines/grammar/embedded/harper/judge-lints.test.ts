import { expect, test } from "vitest";
import { judgeLints } from "./judge-lints.ts";
import type { Lint } from "./lints.ts";
import { distance, nearest } from "./nearest.ts";

function lint(text: string, wrong: string, better: string[], more: Partial<Lint> = {}): Lint {
  return {
    rule: "SpellCheck",
    kind: "Spelling",
    at: text.indexOf(wrong),
    length: wrong.length,
    wrong,
    better,
    ...more,
  };
}

test.each([
  ["a name", "I met Ivana there.", "Ivana", ["Ivan"]],
  ["a name that opens a sentence", "Hello. Tunde is here.", "Tunde", ["Tune"]],
  ["a Spanish word", "We have a casa there.", "casa", ["case"]],
  ["a word with a foreign letter", "a piñata there", "piñata", ["pinata"]],
  ["what is near to nothing", "We ate empanadas.", "empanadas", ["emanates", "esplanades"]],
  ["a sport that no dictionary has", "He plays padel.", "padel", ["panel"]],
  ["where a hyphen stands", "It is out of date.", "out of date", ["out-of-date"]],
  ["a prefix on a word", "He was undistracted.", "undistracted", ["distracted"]],
])("%s is nobody's mistake", (_, text, wrong, better) => {
  expect(judgeLints(text, [lint(text, wrong, better)])).toEqual([]);
});

test("a slip becomes the nearest word, with our reason in both languages", () => {
  const text = "the goverment said";
  const [found] = judgeLints(text, [lint(text, "goverment", ["movement", "government"])]);
  expect(found).toMatchObject({ at: 4, length: 9, better: "government", kind: "spelling" });
  expect(found?.why).toEqual({ en: "This is how the word is spelt.", es: "Así se escribe la palabra." });
});

test("taste is left out", () => {
  const text = "a very nice day";
  const style = lint(text, "very nice", ["lovely"], { rule: "Any", kind: "Style" });
  expect(judgeLints(text, [style])).toEqual([]);
});

test("what only goes away is shown with the word after it", () => {
  const text = "I go to to school.";
  const [found] = judgeLints(text, [lint(text, "to ", [""], { rule: "RepeatedWords", kind: "Repetition" })]);
  expect(found).toMatchObject({ wrong: "to to", better: "to" });
});

test.each([
  ["recieve", "receive", 1],
  ["wich", "which", 1],
  ["same", "same", 0],
  ["", "abc", 3],
])("%s lies %s apart: %i", (one, other, far) => {
  expect(distance(one, other)).toBe(far);
});

test("only a near word that begins alike is taken, and none of two that are as near", () => {
  expect(nearest("goverment", ["movement", "government"])).toBe("government");
  expect(nearest("wich", ["wish", "which"])).toBeUndefined();
  expect(nearest("cat", ["castle"])).toBeUndefined();
  expect(nearest("patatas", ["pajamas"])).toBeUndefined();
});

test("a name that says a word twice is no repetition", () => {
  const twice = { rule: "RepeatedWords", kind: "Repetition" };
  expect(
    judgeLints("by the Bío Bío river", [lint("by the Bío Bío river", "Bío Bío", ["Bío"], twice)]),
  ).toEqual([]);
});
