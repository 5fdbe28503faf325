import type { PromptFile } from "#engines/text/text.ts";

/** A question of a text as whoever solves it sees it. */
export interface Question {
  text: string;
  stem: string;
  /** In an order of chance. */
  options: readonly string[];
}

export const letters = ["A", "B", "C", "D"] as const;

/** Options as lines with letters. */
export function lettered(options: readonly string[]): string {
  return options.map((option, at) => `${letters[at]}) ${option}`).join("\n");
}

/** Answers one question from its text. */
export const solvePrompt: PromptFile<Question> = {
  id: "solve",
  version: 1,
  stable: `
You sit a reading test, and the test itself is on trial: you are looking for questions that have no right answer, or two.

You get a text and one question with lettered options. Judge from the text alone; what you know of the world proves nothing.

- answer: the letter of the option that the text proves best.
- quote: the sentence of the text that proves it, copied to the letter; an empty string where none does.
- others: the letters of all other options that a careful reader could defend with this text. Be strict: an option that the
  text does not speak of cannot be defended. Most often there is none.`,
  volatile: ({ text, stem, options }) => `Text:\n${text}\n\nQuestion: ${stem}\n${lettered(options)}`,
};
