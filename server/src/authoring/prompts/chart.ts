import type { PromptFile } from "#engines/text/text.ts";

/** Finds out whether a model has eyes. */
export const chartPrompt: PromptFile<undefined> = {
  id: "picture-chart",
  version: 1,
  stable: "You say what a picture shows. If there is no picture, the count is 0 and the colour none.",
  volatile: () => "How many discs does the picture show, and of what colour are they?",
};
