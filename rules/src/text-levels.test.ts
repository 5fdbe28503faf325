import { expect, test } from "vitest";
import { levels } from "./levels.ts";
import { levelOfText, vocabularyAt } from "./text-levels.ts";

const easy = `
Ana has a small dog. His name is Bruno. He is brown and he is very fast. Every morning they go to the park. Bruno likes
the other dogs. Ana sits under a big tree and reads a book. At nine they go home and have breakfast.`;
const hard = `
Few institutions cling to their prerogatives as tenaciously as a provincial orchestra, and the quarrel over the
conductor's podium, which ostensibly concerned its height, soon degenerated into a tacit referendum on deference itself:
those who had hitherto feigned indifference were drawn, with varying degrees of reluctance, into the fray.`;

test("tells an easy text from a hard one", () => {
  expect(levelOfText(easy).level).toBe("A1");
  expect(["C1", "C2"]).toContain(levelOfText(hard).level);
});

test("says what share of the words is known at each level", () => {
  const { share } = levelOfText(hard);
  const steps = levels.map((level) => share[level]);
  expect(steps).toEqual([...steps].sort());
  expect(share.A1).toBeLessThan(0.75);
  expect(levelOfText(easy).share.A1).toBe(1);
});

test("measures sentences and readability", () => {
  const { sentences, readability } = levelOfText("The cat sat. The big dog ran to the old red barn.");
  expect(sentences).toEqual({ mean: 6, longest: 9 });
  expect(readability).toBeCloseTo(0.39 * 6 + 11.8 * 1 - 15.59);
});

test("names the words that are too hard, with their levels", () => {
  const { share, hardWords } = vocabularyAt("The cat sat on an obstreperous blorf. Blorfs are cats.", "A1");
  expect(hardWords).toEqual([
    { word: "obstreperous", level: "C2" },
    { word: "blorf", level: undefined },
    { word: "blorfs", level: undefined },
  ]);
  expect(share).toBeCloseTo(7 / 10);
});

test("counts what the text explains as known, in every form", () => {
  const text = "We sleep in hammocks. A hammock is a bed with no legs.";
  expect(vocabularyAt(text, "A1").hardWords.map(({ word }) => word)).toEqual(["hammocks", "hammock"]);
  expect(vocabularyAt(text, "A1", ["hammock"])).toEqual({ share: 1, hardWords: [] });
});

test("lets names and numbers be", () => {
  const text = "Zsófia lives in Thessaloniki, at 221B Grace Street. Grace Street is long. Wanjiru likes it.";
  expect(vocabularyAt(text, "A1")).toEqual({ share: 1, hardWords: [] });
});

test("does not take a hard word for a name because a sentence begins with it", () => {
  expect(vocabularyAt("Reluctance is bad.", "A2").hardWords.map(({ word }) => word)).toEqual(["reluctance"]);
  expect(vocabularyAt('She said, "Reluctance is bad."', "A2").hardWords).toHaveLength(1);
  expect(vocabularyAt("Blorfing is bad. I like blorfing.", "A2").hardWords).toHaveLength(1);
});

test("takes words that belong together as one", () => {
  expect(vocabularyAt("Of course I can.", "A1").hardWords).toEqual([]);
  expect(vocabularyAt("He turned it into a boat.", "A1").hardWords).toEqual([
    { word: "turn into", level: "A2" },
  ]);
  expect(vocabularyAt("They changed their minds once and for all.", "B1").hardWords).toEqual([
    { word: "once and for all", level: "B2" },
  ]);
});

test("reads a sentence that has no end", () => {
  expect(levelOfText("look after the old dog and ".repeat(20_000)).sentences.longest).toBe(120_000);
});

test("does not join words over a mark", () => {
  expect(vocabularyAt("They turn, into the wind.", "A1").hardWords).toEqual([]);
  expect(vocabularyAt("They turn into the wind.", "A1").hardWords).toHaveLength(1);
});

test.each(["", " \n\n ", "…!?", "7", "a"])("takes %j without a fault", (text) => {
  const { level, share } = levelOfText(text);
  expect(level).toBe("A1");
  expect(share.A1).toBe(1);
});
