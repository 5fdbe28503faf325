import { expect, test } from "vitest";
import { goodStory } from "#test-story.ts";
import { blindSheets } from "./blind-sheets.ts";

const { questions, whole, key } = blindSheets([goodStory()], 0, "1");

test("asks all riddles and items, in another order by another seed", () => {
  expect(questions.match(/^\*\*\d+\. /gm)).toHaveLength(8);
  expect(blindSheets([goodStory()], 0, "1")).toEqual({ questions, whole, key });
  expect(blindSheets([goodStory()], 0, "2").questions).not.toBe(questions);
});

test("guessers see nothing but questions and options", () => {
  for (const said of ["younger than forty", "welcome to the museum", "Only one of the people"])
    expect(questions).not.toContain(said);
});

test("solvers see what a player sees, with the same numbers, and no key or reason", () => {
  expect(whole).toContain("younger than forty");
  expect(whole).toContain("welcome to the museum");
  for (const said of ["Only one of the people", "So it was", "{1}", "wrong", "Look at the ages"])
    expect(whole).not.toContain(said);
  for (const question of questions.match(/^\*\*\d+\. .*\*\*$/gm) ?? []) expect(whole).toContain(question);
});

test("the key has the letter of the right option and the order of the colours", () => {
  const number = questions.match(/\*\*(\d+)\. Who painted the garden/)?.[1];
  const letter = questions.match(/^([A-D])\) The doctor:/m)?.[1];
  expect(key).toContain(`\n${number}: ${letter}\n`);

  const [, first, second] = whole.match(/Press the (\w+) button after the (\w+) one/) ?? [];
  expect(key).toMatch(new RegExp(`puzzle 1, order sentence 1: ${second}, ${first}, \\w+`));
});

test("a second visit's sheet has the other riddle and order sentence, and not the first one's", () => {
  const story = goodStory();
  const [puzzle] = story.puzzles;
  if (!puzzle?.riddles[0]) throw new Error("The story has no riddle.");
  puzzle.riddles.push({ ...puzzle.riddles[0], id: "other", ask: "Who swept the path?" });
  puzzle.clues.push({ say: "Keep the {1} one for the end, and take {2} before {3}.", pairs: undefined });
  const [first, second] = [blindSheets([story], 0, "1"), blindSheets([story], 1, "1")];

  expect(first.questions).toContain("Who painted the garden?");
  expect(first.questions).not.toContain("Who swept the path?");
  expect(second.questions).toContain("Who swept the path?");
  expect(second.questions).not.toContain("Who painted the garden?");
  expect(first.whole).not.toContain("for the end");
  expect(second.whole).toContain("for the end");
});
