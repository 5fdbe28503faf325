import { expect, test } from "vitest";
import { fillInParagraphs, isFilled, typedIn } from "./fill-in-text.ts";

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
