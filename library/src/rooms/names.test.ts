import { expect, test } from "vitest";
import { goodStory } from "#test-story.ts";
import { namesIn } from "./names.ts";

test("counts whoever speaks, and what has a capital inside a sentence and is no word of the list", () => {
  const story = goodStory();
  story.endings.out += " Call Mr Quill on Monday, in London, says Ana Quill.";

  expect(namesIn(story).toSorted()).toEqual(["London", "Nadia", "Quill Ana", "Ravi"]);
});
