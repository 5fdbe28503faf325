import type { PromptFile } from "#engines/text/text.ts";
import { lettered } from "./solve.ts";

interface Asked {
  stem: string;
  options: readonly string[];
}

/** Answers the questions of a text that is not there. */
export const guessPrompt: PromptFile<readonly Asked[]> = {
  id: "guess",
  version: 1,
  stable: `
You are good at tests. Here are the questions of a reading test, without the text. Guess each from how question and options
are worded, and from what people usually write.

For each, in order: answer, the letter you would bet on; sure, true only if you would bet money that it is right.`,
  volatile: (questions) =>
    questions.map(({ stem, options }, at) => `${at + 1}. ${stem}\n${lettered(options)}`).join("\n\n"),
};
