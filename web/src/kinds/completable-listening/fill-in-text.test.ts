import { expect, test } from "vitest";
import { filledParagraphs, fillInParagraphs, isFilled, typedIn } from "./fill-in-text.ts";

test("a text is cut at its blanks, which are counted through all paragraphs", () => {
  expect(fillInParagraphs("It was ____ than both of us.\n\nOlder ____ us?\n\nYes.")).toEqual([
    ["It was ", 0, " than both of us."],
    ["Older ", 1, " us?"],
    ["Yes."],
  ]);
});

test("blanks can stand at both ends, and beside each other", () => {
  expect(fillInParagraphs("____ ____")).toEqual([["", 0, " ", 1, ""]]);
});

test("a whole text is cut where its words were blanks, as they stand there", () => {
  const text = "Older than us?\n\nNo, old. “Yes.”";
  const words = [
    { text: "older", offset: 0 },
    { text: "old", offset: 20 },
    { text: "yes", offset: 26 },
  ];
  expect(filledParagraphs(text, words)).toEqual([
    ["", { index: 0, word: "Older" }, " than us?"],
    ["No, ", { index: 1, word: "old" }, ". “", { index: 2, word: "Yes" }, ".”"],
  ]);
});

const blanks = [{ id: "a" }, { id: "b" }];

test("of a draft, what fits the blanks is kept", () => {
  expect(typedIn({ a: "old", c: "other" }, blanks)).toEqual({ a: "old" });
  expect(typedIn({ a: 3, b: "" }, blanks)).toEqual({ b: "" });
});

test.each([null, undefined, "text", 7, []])("a draft of another shape, %j, is nothing", (draft) => {
  expect(typedIn(draft, blanks)).toEqual({});
});

test.each([
  ["older", true],
  [" 3 ", true],
  ["€", true],
  ["", false],
  [undefined, false],
  ["  ", false],
  [" …?’ ", false],
])("%j fills a blank: %j", (text, filled) => {
  expect(isFilled(text)).toBe(filled);
});
