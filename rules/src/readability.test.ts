import { expect, test } from "vitest";
import { readabilityOf, syllablesOf } from "./readability.ts";

test.each([
  ["cat", 1],
  ["make", 1],
  ["makes", 1],
  ["little", 2],
  ["stopped", 1],
  ["wanted", 2],
  ["boxes", 2],
  ["garden", 2],
  ["beautiful", 3],
  ["yesterday", 3],
  ["the", 1],
  ["be", 1],
])("hears the syllables of %s", (word, count) => {
  expect(syllablesOf(word)).toBe(count);
});

test("long words and sentences need more years at school", () => {
  const easy = readabilityOf("The dog ran. The cat sat.");
  const hard = readabilityOf(
    "Institutional deliberation necessitates extraordinary organizational flexibility.",
  );
  expect(easy).toBeLessThan(0);
  expect(hard).toBeGreaterThan(15);
});
