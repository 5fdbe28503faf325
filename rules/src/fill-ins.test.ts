import { expect, test } from "vitest";
import { fillInFault, isOneSlip, type KeyedGap, markFillIn, markGap, plainTyped } from "./fill-ins.ts";

const gap = (word: string, more: Partial<KeyedGap> = {}): KeyedGap => ({
  id: word,
  word,
  neighbours: [],
  homophones: [],
  ...more,
});

test.each([
  ["kitchen", "kitchen", "right"],
  ["kitchen", "  Kitchen. ", "right"],
  ["kitchen", "“KITCHEN”!", "right"],
  ["kitchen", "kichen", "slip"],
  ["kitchen", "kitchenn", "slip"],
  ["kitchen", "kithcen", "slip"],
  ["kitchen", "kutchen", "slip"],
  ["kitchen", "kichn", "wrong"],
  ["kitchen", "", "wrong"],
  ["kitchen", "kit chen", "slip"],
  ["kitchen", "chicken", "wrong"],
  ["table", "tabel", "slip"],
  ["farm", "form", "wrong"],
  ["farm", "far", "wrong"],
])("for %s, %j is %s", (word, typed, verdict) => {
  expect(markGap(gap(word), typed)).toBe(verdict);
});

test("either spelling is right, and a slip in either is one", () => {
  const colour = gap("colour", { otherSpelling: "color" });

  expect(["colour", "color", "colou", "colr"].map((typed) => markGap(colour, typed))).toEqual([
    "right",
    "right",
    "slip",
    "slip",
  ]);
});

test("one letter off is wrong where it makes another word", () => {
  const house = gap("house", { neighbours: ["horse", "mouse"] });

  expect(["horse", "hause"].map((typed) => markGap(house, typed))).toEqual(["wrong", "slip"]);
});

test("a word that only sounds right is told apart", () => {
  expect(markGap(gap("piece", { homophones: ["peace"] }), "Peace")).toBe("homophone");
});

test("a slip is one letter, however the two words are turned", () => {
  for (const [typed, word] of [
    ["house", "huose"],
    ["hous", "house"],
    ["house", "houses"],
    ["a", ""],
  ] as const) {
    expect([isOneSlip(typed, word), isOneSlip(word, typed)]).toEqual([true, true]);
  }
  expect([isOneSlip("house", "house"), isOneSlip("ab", "cd"), isOneSlip("abc", "cab")]).toEqual([
    false,
    false,
    false,
  ]);
});

/** Every word that a single slip makes of this one: a letter left out, one too many, another one, two turned round. */
function slipsOf(word: string): Set<string> {
  const letters = ["a", "b", "c"];
  const places = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  );
  const made = places.flatMap(([before, after]) => [
    before + after.slice(1),
    ...letters.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
    before + after.slice(0, 2).split("").reverse().join("") + after.slice(2),
  ]);
  return new Set(made.filter((slip) => slip !== word));
}

test("of all short words just those are one slip away that a single slip makes", () => {
  const words = [""];
  for (const word of words) if (word.length < 4) words.push(`${word}a`, `${word}b`, `${word}c`);
  for (const word of words) {
    const slips = slipsOf(word);
    for (const typed of words)
      if (isOneSlip(typed, word) !== slips.has(typed)) expect.fail(`${typed} for ${word}`);
  }
});

test("only what stands around a word is taken off it", () => {
  expect([" «Don’t!» ", "well-known,", "at  home", "ＥＮＤ…"].map(plainTyped)).toEqual([
    "don't",
    "well-known",
    "at  home",
    "ｅｎｄ",
  ]);
});

test("marks a full set in the gaps' order, by the share that is right", () => {
  const gaps = [gap("first"), gap("second"), gap("third")];
  const filled = [
    { wordId: "third", text: "wrong" },
    { wordId: "first", text: "first" },
    { wordId: "second", text: "secnd" },
  ];

  const { score, correctAnswers, totalWords, marked } = markFillIn(gaps, filled);

  expect({ score, correctAnswers, totalWords }).toEqual({ score: 6.7, correctAnswers: 2, totalWords: 3 });
  expect(marked.map(({ verdict }) => verdict)).toEqual(["right", "slip", "wrong"]);
});

test("refuses what cannot be marked", () => {
  const gaps = [gap("one"), gap("two")];
  const one = { wordId: "one", text: "a" };

  expect(fillInFault(gaps, [one, { wordId: "two", text: "b" }])).toBeUndefined();
  expect(fillInFault(gaps, [one])).toBe("unfilled");
  expect(fillInFault(gaps, [one, { wordId: "two", text: " . " }])).toBe("unfilled");
  expect(fillInFault(gaps, [one, { wordId: "six", text: "b" }])).toBe("unknownWord");
  expect(fillInFault(gaps, [one, one])).toBe("filledTwice");
});
