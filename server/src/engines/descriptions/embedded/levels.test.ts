import { descriptionWords } from "@salida/rules/description-words.ts";
import { levelOf, levels } from "@salida/rules/levels.ts";
import { expect, test } from "vitest";
import { expectedAt } from "./levels.ts";

test("the words that are enough are the least that the level says, and more is asked for from level to level", () => {
  const asked = levels.map((level) => expectedAt(level));

  expect(asked.map(({ words }) => words)).toEqual(
    levels.map((level) => descriptionWords(levelOf(level)).least),
  );
  for (const ask of [asked.map(({ variety }) => variety), asked.map(({ links }) => links)])
    expect(ask).toEqual([...new Set(ask)].toSorted((a, b) => a - b));
  for (const { coverage } of asked) expect(Math.abs(coverage - 0.73)).toBeLessThan(0.04);
});

test("with half of it, half the length and coverage are enough, and it has to be of this picture", () => {
  for (const level of levels) {
    const [whole, half] = [expectedAt(level), expectedAt(level, 0.5)];

    expect(half).toMatchObject({ words: whole.words / 2, coverage: whole.coverage / 2 });
    expect([half.variety, half.links]).toEqual([whole.variety, whole.links]);
    expect(whole.likeness).toBe(0);
    expect(Math.abs(half.likeness - 0.12)).toBeLessThan(0.03);
  }
});
