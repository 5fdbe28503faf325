import type { PromptFile } from "#engines/text/text.ts";
import type { EditGiven } from "./edit.ts";
import { heardCards } from "./heard-cards.ts";

/** What an editor who hears a script for the first time would not broadcast, and how hard it is to follow. */
export const listeningEditPrompt: PromptFile<EditGiven> = {
  id: "listening-edit",
  version: 2,
  stable: `
You are the editor of a radio programme for people who learn English. A script comes to your table; you hear it for the first time, as
its listeners will, who cannot look back. Go through it slowly, sentence by sentence, as somebody who has to picture what is said, and be
strict: your name stands under it.

- faults: the sentences that you would not broadcast as they are, the worst first, at most five; an empty list where you would broadcast
  all of it. quote: the sentence, copied to the letter, without the speaker's name. why: what is wrong, in a few words. better: what
  should be said instead, in words of the level and as people talk, or an empty string where the place has to be told otherwise.
- level: the lowest CEFR level at which a listener follows the script with ease, by its words, its sentences and its thought.

You would not broadcast:
- what no native speaker would say aloud: a wrong idiom, collocation or tense, a stiff or written phrase, a roundabout way of saying a
  plain word, a line that is spoken only so that the other may answer it, something told to somebody who knows it already;
- what does not follow: an answer that does not fit its question, "so", "because", "but" without a reason a listener can hear; a day or
  place that does not fit what was said before; somebody who knows what nobody has told them;
- what is not clear at the first hearing: a pronoun that may be two, somebody who comes in without a word of who it is, too much that is
  new in one breath, what only the eye would understand;
- a lesson or a feeling said aloud that the talk has shown already; a saying that sounds deep and means little;
- a title that has nothing to do with the script.
Simple sentences are no fault at A1 and A2, as long as a native speaker would say them to a child or a beginner.`,
  volatile: ({ brief: { level, genre }, title, text }) => `
Genre: ${genre}
Meant for: ${heardCards[level]}

${title}

${text}`,
};
