import type { Genre } from "#authoring/brief.ts";
import type { PromptFile } from "#engines/text/text.ts";
import { topicCard } from "./cards.ts";
import { heardCards } from "./heard-cards.ts";
import type { Scene, TextGiven } from "./text.ts";

/** A scene with those who are heard. */
export interface HeardScene extends Scene {
  speakers: readonly { name: string; voice: "woman" | "man"; who: string }[];
}

/** The plainest good script in which just the thrown options hold. */
export const listeningTextPrompt: PromptFile<TextGiven<Genre, HeardScene>> = {
  id: "listening-text",
  version: 2,
  stable: `
You write short scripts that learners of English hear: what two people say to each other, or one says to somebody. You get a scene
and, for each question, the answer that is to be true in your script. A die chose the answers; your art is a script in which they come
naturally.

- The plainest good script: one scene or line of thought, told in order. Something happens, one thing because of the other, and
  the end pays for the beginning; nobody announces a lesson.
- It is heard once or twice, and nobody can look back. Who speaks to whom and about what is clear from the first words. One new thing at
  a time; what matters is said plainly and comes back. No "he", "it" or "there" that could be two.
- People talk as people talk: contractions, short answers, a question back, somebody who hesitates or sees it otherwise. Nobody tells
  the other what both know, nobody says a line only so that it can be answered, no name in every line. Who speaks alone speaks to somebody.
- Every answer follows clearly from what is said, in the order of the questions: what proves the first is heard before what
  proves the second. Nothing speaks for another option.
- Do not copy an option's words in a row: show the answer by what somebody says, wants or has done, and never turn it into a riddle.
  Never go round an everyday word: where only that would avoid it, use the word.
- Each sentence is one that a native speaker would say aloud, whatever the level. Where a word is too hard for the level, let another
  thing happen instead of describing the word.
- "So", "because", "but" only where a listener hears why; no step left out, no day or place that does not fit.
- The other options need not occur. Never mention one only to deny it. At most one of a question may come up, in another role.
- Nothing that a voice would have to interpret: numbers, hours and years in words; no digits, symbols, abbreviations, brackets, sounds or
  stage directions. Every sentence ends in a full stop, a question mark or an exclamation mark. British spelling.
- 185 to 215 words. Of two, each takes a turn after the other, none over forty words; what one says alone comes in three to five turns.

- title: up to six words; gives no answer away.
- turns: speaker, the name as it was given; text, what is said, without the name before it.
- evidence: for each question in order, the one whole sentence that proves its answer, copied to the letter (with the sentence before
  it where a pronoun needs it, never more than two, of one turn). Each question has a sentence of its own.`,
  volatile: ({ brief: { topic, level, genre, titles }, sheet, decided, exemplar }) => `
Topic: ${topicCard(topic)}
Level: ${heardCards[level]}
Genre: ${genre}
Place: ${sheet.place}
Speakers: ${sheet.speakers.map(({ name, voice, who }) => `${name}, a ${voice}: ${who}`).join("; ")}
${sheet.people.length > 0 ? `Others: ${sheet.people.join("; ")}` : ""}
Scene: ${sheet.premise}
${titles.length > 0 ? `Titles there are already: ${titles.join("; ")}` : ""}

${decided
  .map(
    ({ stem, key, others }, at) => `${at + 1}. ${stem}\n   True: ${key}\n   Not true: ${others.join(" / ")}`,
  )
  .join("\n")}
${exemplar ? `\nHow a script of this level may sound, so easy and so natural; another story, of which you take nothing:\n\n${exemplar}` : ""}`,
};
