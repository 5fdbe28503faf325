import { topicCare } from "@salida/library/language/topic-care.ts";
import type { LevelName } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";

/** What language a level has, for whoever writes at it. */
export const levelCards: Record<LevelName, string> = {
  A1: `A1, for beginners: what is so or usual in the present, what is over in the simple past of everyday verbs ("was", "had", "went", "said"), never in the present; "can", "there is"; what is to come by "want to", or a day with the present, and by "going to" or "will" where nothing else is natural. Everyday words, and at most five others in all. One thing after the other in short main clauses; no sentence over 15 words, most under 9. Few people, few things; names and key words come again and again. Nobody has to work anything out.`,
  A2: `A2: the present, the simple past, "going to", "will", comparing, "because", "when". Everyday words, and at most eight others in all. No sentence over 19 words, most under 11. One scene, told in order, each thing following from the one before.`,
  B1: `B1: all everyday tenses, first and second conditionals, plain linking words, common phrasal verbs. No sentence over 27 words. What people think and why may be said.`,
  B2: `B2: most tenses, passives, reported speech, some idiom, and a dozen words that an intermediate reader has to learn. No sentence over 36 words. A view and what speaks against it.`,
  C1: `C1: English as a demanding newspaper prints it for native readers: abstract nouns, precise and less common words (some fifteen that a B2 reader would look up), idiom, inversion or a participle clause here and there, several sentences of 25 to 40 words. Something is implied and has to be worked out. Argue or explain rather than only tell; talk between people is the exception. No sentence over 48 words.`,
  C2: `C2: English as a literary review prints it: irony, allusion, understatement, a line of thought with turns, long periods that are still clear, and rare words where they are the right ones (some twenty that even a C1 reader may look up). Argue or explain rather than only tell; little talk. No sentence over 54 words.`,
};

/** What is asked of a question at a level, besides. */
export const questionCards: Partial<Record<LevelName, string>> = {
  A1: `Ask for what one or two plain sentences tell outright: who, when, where, how somebody feels, why. Each option must be such that a text can show it without going round a word: an hour by what comes before it, a feeling by what somebody does or says, a reason by what somebody says. No option is a job, a building or a thing that a text could tell only by describing it.`,
  A2: `Ask for what one or two plain sentences tell. Each option must be such that a text can show it without going round a word: a feeling by what somebody does or says, a reason by what somebody says, a place by what stands there. No option is a job or a thing that a text could tell only by describing it.`,
};

/** What a topic is about, in plain words. */
export function topicCard(topic: Topic): string {
  const name = topic === "OTHER" ? "anything of everyday life" : topic.toLowerCase().replaceAll("_", " ");
  const care = topicCare[topic];
  return care ? `${name} (${care})` : name;
}
