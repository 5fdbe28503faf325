import { expect, test } from "vitest";
import { spokenText, turnsOf } from "./turns.ts";

const marta = { name: "Marta", voice: "woman" as const };
const tom = { name: "Tom", voice: "man" as const };

test("tells turns apart, and what is said from who says it", () => {
  const text = "Marta: Is it late?\n\nTom: Marta, it's ten: bed!\n\nTomorrow: rain.";
  expect(turnsOf({ speakers: [marta, tom], text })).toEqual([
    { speaker: marta, text: "Is it late?" },
    { speaker: tom, text: "Marta, it's ten: bed!" },
    { speaker: undefined, text: "Tomorrow: rain." },
  ]);
});

test("what is heard of a monologue is its paragraphs", () => {
  expect(spokenText({ speakers: [tom], text: "One.\n\n\nTwo.\n" })).toBe("One.\n\nTwo.");
});
