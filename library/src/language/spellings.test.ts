import { expect, test } from "vitest";
import { foreignSpelling } from "./spellings.ts";

test.each(["favorite", "colors", "traveled", "realized", "center", "harbor", "chili", "mom", "analyzed"])(
  "%s is American only",
  (word) => {
    expect([foreignSpelling(word, "british"), foreignSpelling(word, "american")]).toEqual([true, false]);
  },
);

test.each([
  "neighbours",
  "grey",
  "travelling",
  "organisation",
  "theatre",
  "programme",
  "pencilled",
  "metres",
])("%s is British only", (word) => {
  expect([foreignSpelling(word, "british"), foreignSpelling(word, "american")]).toEqual([false, true]);
});

test.each(["realistic", "laboratory", "level", "tire", "program", "meter", "honorary", "wise", "organs"])(
  "%s is both",
  (word) => {
    expect([foreignSpelling(word, "british"), foreignSpelling(word, "american")]).toEqual([false, false]);
  },
);
