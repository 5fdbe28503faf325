import type { Brief, Genre } from "#authoring/brief.ts";
import type { PromptFile } from "#engines/text/text.ts";
import { levelCards, topicCard } from "./cards.ts";

/** A question whose true option the die has thrown. */
export interface Decided {
  stem: string;
  key: string;
  others: readonly string[];
}

/** The scene of a sheet. */
export interface Scene {
  place: string;
  people: readonly string[];
  premise: string;
}

export interface TextGiven<G extends Genre = Genre, S = Scene> {
  brief: Brief<G>;
  sheet: S;
  decided: readonly Decided[];
  /** A text of the level as it should sound, where there is room for one. */
  exemplar?: string;
}

/** The plainest good text in which just the thrown options hold. */
export const textPrompt: PromptFile<TextGiven> = {
  id: "reading-text",
  version: 8,
  stable: `
You write short texts that learners of English read for pleasure. You get a scene and, for each question, the answer that is to be
true in your text. A die chose the answers; your art is a text in which they come naturally.

- The plainest good text: one scene or line of thought, told in order, in sentences a good writer would print. People talk as
  people talk. Something happens, one thing because of the other, and the end pays for the beginning; nobody announces a lesson.
- Whoever comes in is told with the name: who they are to the others, and what brings them here. What the occasion is stands in the first lines.
- Every answer follows clearly from the text, for a careful reader at the level. Nothing in the text speaks for another option.
- Do not copy an option's words in a row: show the answer by what somebody does, says or sees, and never turn it into a riddle. Never
  go round an everyday word ("ill people's house" for a hospital): where only that would avoid it, use the word.
- Each sentence is one that a native speaker would say or write to a friend, whatever the level. Where a word is too hard for the
  level, let another thing happen instead of describing the word.
- One thing follows from another: "so", "because", "but" and "although" only where a reader sees why; no step of what happens left out or
  told out of its order, no day or place that does not fit. No speech only to feed somebody's answer, no sentence that only a question needs,
  no feeling or moral said aloud that the story shows.
- The other options need not occur. Never mention one only to deny it. At most one of a question may appear, in another role.
- No list of facts, no lecture, no nicknames that have to be learnt. What matters is said plainly and comes back.
- Plain text: no headings, no markup, no lists, no addresses of the web. British spelling. Numbers up to twelve in words.
- 180 to 215 words.

- title: up to six words; gives no answer away.
- paragraphs: three to six.
- evidence: for each question in order, the one whole sentence of your text that proves its answer, copied to the letter (with the
  sentence before it where a pronoun needs it, never more than two). Each question has a sentence of its own.`,
  volatile: ({ brief: { topic, level, genre, titles }, sheet, decided, exemplar }) => `
Topic: ${topicCard(topic)}
Level: ${levelCards[level]}
Genre: ${genre}
Place: ${sheet.place}
People: ${sheet.people.join("; ")}
Scene: ${sheet.premise}
${titles.length > 0 ? `Titles there are already: ${titles.join("; ")}` : ""}

${decided
  .map(
    ({ stem, key, others }, at) => `${at + 1}. ${stem}\n   True: ${key}\n   Not true: ${others.join(" / ")}`,
  )
  .join("\n")}
${exemplar ? `\nHow a text of this level may sound, so easy and so natural; another story and another genre, of which you take nothing:\n\n${exemplar}` : ""}`,
};
