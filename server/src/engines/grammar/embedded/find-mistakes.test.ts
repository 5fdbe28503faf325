import { fileURLToPath } from "node:url";
import { readLibrary } from "@salida/library/read.ts";
import { countWords } from "@salida/rules/words.ts";
import { expect, test } from "vitest";
import { findMistakes, withoutOverlaps } from "./find-mistakes.ts";

test("a correction stands where it says, to the letter", () => {
  const text = "Hi 😀! I’m agree: my sister have 12 years.\n\nYesterday I go home, isn't it?";
  const found = findMistakes(text);

  expect(found.map(({ wrong }) => wrong)).toEqual(["I’m agree", "have 12 years", "I go"]);
  for (const { at, length, wrong } of found) expect(text.slice(at, at + length)).toBe(wrong);
});

test("a capital is kept at the start of a sentence, and only there", () => {
  const better = findMistakes("Is raining. I think is raining.").map((found) => found.better);
  expect(better).toEqual(["It is", "it is"]);
});

test("of two that overlap, the first is kept", () => {
  const one = { at: 2, length: 4, wrong: "", better: "", kind: "a", why: { en: "", es: "" } };
  const kept = withoutOverlaps([one, { ...one, at: 5, kind: "b" }, { ...one, at: 6, kind: "c" }]);
  expect(kept.map(({ kind }) => kind)).toEqual(["a", "c"]);
});

test.each(["", "   ", "?!", "…", "😀", "'s n't", "a".repeat(5_000), "I ".repeat(2_000), "¿Qué? — «no»"])(
  "an odd text (%#) is no trouble",
  (text) => {
    expect(() => findMistakes(text)).not.toThrow();
  },
);

test.each([
  "There is nothing to do in my village, and I have nothing to do at the weekend.",
  "Is there something to do for children on Sundays?",
  "Can I have a word in private?",
  "I am so sorry about last night.",
  "We have two dice and a board.",
  "Thirty-one people came to the party.",
  "I took a deep breath and began.",
  "Do you remember the big snow of 2009?",
  "We made room in the car for the dog.",
  "It usually isn't open on Mondays.",
  "I'll be waiting there for two hours.",
  "Many say that it is too expensive.",
  "We had a go on the swings.",
  "There is too much light in here.",
  "She looked him straight in the eye.",
  "My mother makes dinner at eight and we eat together.",
  "Then he took three home.",
])("what anybody says is left alone: %s", (said) => {
  expect(findMistakes(said)).toEqual([]);
});

test("in the library's passages, which are right, next to nothing is found", async () => {
  const works = await readLibrary(fileURLToPath(new URL("../../../../../library/texts", import.meta.url)));
  // every fourth, but in the long run all
  const texts = [...new Set(passagesIn(works))].filter((_, at) => process.env.LONG || at % 4 === 0);
  const words = texts.reduce((sum, text) => sum + countWords(text), 0);
  const found = texts.flatMap((text) => findMistakes(text));

  expect(words).toBeGreaterThan(10_000);
  expect(found.length / words).toBeLessThan(1 / 2_000);
}, 60_000);

/** The long texts of a work, wherever they stand in it. */
function passagesIn(value: unknown): string[] {
  if (typeof value === "string") return value.length > 400 ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(passagesIn) : [];
}
