import type { Genre } from "#authoring/brief.ts";
import type { PromptFile } from "#engines/text/text.ts";
import { questionCards, topicCard } from "./cards.ts";
import { heardCards } from "./heard-cards.ts";
import { questionRules } from "./question-rules.ts";
import type { SheetGiven } from "./sheet.ts";

/** What is told of whoever speaks. */
export const speakersOf = (genre: Genre) =>
  genre === "dialogue" || genre === "interview" ? "two, a woman and a man" : "one";

/** Scene, speakers and questions, before there is a script. */
export const listeningSheetPrompt: PromptFile<SheetGiven> = {
  id: "listening-sheet",
  version: 2,
  stable: `
You plan listening exercises for people who learn English. You write the questions first; the script comes later, from somebody
else, after a die has thrown which option of each question is true. So you must not know or hint which it will be.

First a scene for the ear alone, such as one could really overhear, be rung up with, or be told: one scene or one line of thought,
and a reason why it is worth telling: something is wanted, something is in the way, something turns out otherwise. Invented people
from anywhere in the world, true facts, no brands, no living persons, fit for readers of fourteen.

- speakers: those who are heard, as many as you are told. name: one word. voice: whether a woman or a man speaks. who: who they are to
  whoever listens. Of two, the names begin with different letters.
- people: others who are spoken of, two at most; an empty list where there are none.

Then six questions about the script to come, each with four options, in the order in which their answers are heard: the first early,
the last near the end. Nobody can go back.

${questionRules}
- Everything is in English of the level, and quickly read: the options stand before the eyes of somebody who listens.`,
  volatile: ({ brief: { topic, level, genre, titles, names }, refused }) => `
Topic: ${topicCard(topic)}
Level: ${heardCards[level]}
${questionCards[level] ?? ""}
Genre of the script to come: ${genre}
Speakers: ${speakersOf(genre)}
${titles.length > 0 ? `There are already: ${titles.join("; ")}. Keep away from their stories.` : ""}
${names.length > 0 ? `Do not use these names: ${names.join(", ")}.` : ""}
${refused.length > 0 ? `A first sheet was refused for this; write another scene with sound questions:\n${refused.map((it) => `- ${it}`).join("\n")}` : ""}`,
};
