import { expect, test } from "vitest";
import { descriptionWords } from "./description-words.ts";
import { levelOf, levels } from "./levels.ts";

test("more words are asked of a description at every next level", () => {
  const ranges = levels.map((level) => descriptionWords(levelOf(level)));
  for (const [place, { least, most }] of ranges.entries()) {
    const before = ranges[place - 1] ?? { least: 0, most: 0 };
    expect(most).toBeGreaterThan(least);
    expect(least).toBeGreaterThan(before.least);
    expect(most).toBeGreaterThan(before.most);
  }
});
