import type { Brief, Genre } from "#authoring/brief.ts";
import type { PromptFile } from "#engines/text/text.ts";
import { levelCards, questionCards, topicCard } from "./cards.ts";
import { questionRules } from "./question-rules.ts";

export interface SheetGiven<G extends Genre = Genre> {
  brief: Brief<G>;
  /** What was wrong with the questions of a first sheet. */
  refused: readonly string[];
}

/** Scene and questions, before there is a text. */
export const sheetPrompt: PromptFile<SheetGiven> = {
  id: "reading-sheet",
  version: 9,
  stable: `
You plan reading exercises for people who learn English. You write the questions first; the text comes later, from somebody
else, after a die has thrown which option of each question is true. So you must not know or hint which it will be.

First a scene: one scene or one line of thought, one to three people from anywhere in the world, and a reason why it is worth
telling: something is wanted, something is in the way, something turns out otherwise. Invented people, true facts, no brands,
no living persons, fit for readers of fourteen.

Then six questions about the text to come, each with four options.

${questionRules}
- Everything is in English of the level.`,
  volatile: ({ brief: { topic, level, genre, titles, names }, refused }) => `
Topic: ${topicCard(topic)}
Level: ${levelCards[level]}
${questionCards[level] ?? ""}
Genre of the text to come: ${genre}
${titles.length > 0 ? `There are already: ${titles.join("; ")}. Keep away from their stories.` : ""}
${names.length > 0 ? `Do not use these names: ${names.join(", ")}.` : ""}
${refused.length > 0 ? `A first sheet was refused for this; write another scene with sound questions:\n${refused.map((it) => `- ${it}`).join("\n")}` : ""}`,
};
