import type { Story } from "#rooms/story.ts";
import { readStory } from "./read.ts";

/** A whole story with nothing to mend, another one each time: a test may spoil it. */
export function goodStory(): Story {
  return readStory(import.meta.dirname, "test-story.yaml").story;
}
