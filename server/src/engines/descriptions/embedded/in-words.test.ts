import { expect, test } from "vitest";
import { factInWords } from "./in-words.ts";

test.each([
  [{ noun: "girl", count: 1, action: "drinking juice", with: "cup" }, "a girl drinking juice"],
  [{ noun: "goose", plural: "geese", count: 3, action: "swim", with: "pond" }, "three geese swimming (pond)"],
  [{ noun: "umbrella", count: 1 }, "an umbrella"],
  [{ noun: "unicorn", count: 1 }, "a unicorn"],
  [{ noun: "glass", count: 1 }, "a glass"],
  [{ noun: "rainy weather", count: 1 }, "rainy weather"],
  [{ noun: "morning", count: 1 }, "morning"],
  [{ noun: "duck", plural: "ducks", count: 12 }, "12 ducks"],
])("%j is said as somebody would: %s", (fact, words) => {
  expect(factInWords(fact)).toBe(words);
});
