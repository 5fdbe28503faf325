import type { LevelName } from "@salida/rules/levels.ts";

/** What language a level has where it is heard, for whoever writes at it: nobody can look back. */
export const heardCards: Record<LevelName, string> = {
  A1: `A1, for beginners who listen: what is so or usual in the present, what is over in the simple past of everyday verbs ("was", "had", "went", "said"); "can", "there is"; what is to come by "want to", or a day with the present, and by "going to" or "will" where nothing else is natural. Everyday words, and at most five others in all. No sentence over 10 words, most of four to six. Few people, few things; their names and the key words come again and again, and little is said only to deny it. Nobody has to work anything out.`,
  A2: `A2, heard: the present, the simple past, "going to", "will", comparing, "because", "when". Everyday words, and at most eight others in all. No sentence over 13 words, most under 8. One scene, told in order, one new thing after the other.`,
  B1: `B1, heard: all everyday tenses, first and second conditionals, plain linking words, common phrasal verbs. No sentence over 18 words, most under 10. What people think and why may be said.`,
  B2: `B2, heard: most tenses, passives, reported speech, some idiom, and a dozen words that an intermediate listener has to learn. No sentence over 24 words, most under 12. A view and what speaks against it.`,
  C1: `C1, heard: how educated people talk or speak on the radio: less common words where they are the right ones (some twelve that a B2 listener would look up), idiom, an unfinished thought, irony that the voice would carry. Something is implied and has to be worked out. No sentence over 30 words, most under 14: what is hard is what is meant, not the grammar.`,
  C2: `C2, heard: a good essayist on the radio, or two who have known each other for years: irony, allusion, understatement, register, a line of thought with turns, rare words where they are the right ones (some fifteen that even a C1 listener may look up). No sentence over 34 words, most under 15.`,
};
