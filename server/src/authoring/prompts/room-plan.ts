import type { Brief } from "#authoring/brief.ts";
import type { PromptFile } from "#engines/text/text.ts";
import { levelCards, questionCards, topicCard } from "./cards.ts";
import { questionRules } from "./question-rules.ts";

export interface RoomPlanGiven {
  brief: Pick<Brief, "topic" | "level" | "titles" | "names">;
  /** What was wrong with a first plan. */
  refused: readonly string[];
}

/** An escape room before anything of it is written: its truth, who is in it, riddles and questions without answers. */
export const roomPlanPrompt: PromptFile<RoomPlanGiven> = {
  id: "room-plan",
  version: 2,
  stable: `
You plan escape rooms for people who learn English. A player is locked in somewhere and gets out by reading and listening: three locks,
each with a riddle and three things that lie about. You plan; the texts come later, from somebody else, after a die has thrown which answers
are right. So you must not know or hint which they will be.

- truth: what really happened, in six to ten sentences: who locked the place and why, why numbers are hidden in riddles, what the player
  does not know at first and finds out at the last lock. A small, kind secret; nobody is hurt, no crime that matters. Invented people, no
  brands, nobody living, fit for readers of fourteen.
- place: where the player is locked in.
- people: two whom the player hears, a woman and a man. name: one word, with different first letters; job: a few words. Nobody else has a name.
- riddles: three, one for each lock in order. ask: one question of the story ("Who painted the garden?", "Which boat came home?"), each riddle about
  another sort of thing. options: four names of what it could be, one to three words each, of the same length ("The baker").
  traits: two things that are known of each of the four. about: what it is ("when they came"); values: two that exclude each other, one to three
  words each, of the same length ("last summer", "long ago"). Every option could have any of the values.
- texts: five things that lie about, in order: a paper, a telephone message by the first of the people, another paper, a third paper, and a
  radio message by the second. found: what the player sees there, up to six words. tells: what it tells, in a sentence; it
  brings the player nearer to the truth and gives away no riddle. questions: two questions about that text, each with four options.

Questions:
${questionRules}

Everything is in English of the level. Nothing is red, green or blue: these colours are the locks'.`,
  volatile: ({ brief: { topic, level, titles, names }, refused }) => `
Topic: ${topicCard(topic)}
Level: ${levelCards[level]}
${questionCards[level] ?? ""}
${titles.length > 0 ? `There are already: ${titles.join("; ")}. Keep away from their stories.` : ""}
${names.length > 0 ? `Do not use these names: ${names.join(", ")}.` : ""}
${refused.length > 0 ? `A first plan was refused for this; write another one:\n${refused.map((it) => `- ${it}`).join("\n")}` : ""}`,
};
