import { partnerProse } from "@salida/library/partner/partner-prose.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import type { Partner } from "#engines/partner/partner.ts";
import type { ChatParts } from "./chat-parts.ts";
import { wordsFor } from "./help/words-for.ts";
import { markConversation } from "./mark.ts";
import { openConversation, reply } from "./partner.ts";
import { openTalk } from "./say/talk.ts";
import type { PartnerState } from "./state.ts";

/** The partner on board: it says what was written for it, by what it hears. */
export function openScriptedPartner(): Partner {
  return {
    personaOf: (topic) => partnerProse[topic].persona,

    open({ talk, ...about }) {
      const { topic, level, seed } = about;
      const { text, state } = talk ? openTalk(talk, about) : openConversation(topic, level, seed);
      return { text, memory: state };
    },

    async reply(memory, said, { tell }) {
      const { text, state, leaving, over, talk } = reply(memory as PartnerState, said);
      for (const sentence of sentencesOf(text)) tell(sentence);
      const own = state.said.at(-1)?.taken === "own";
      return { text, memory: state, own, leaving, over, ...(talk && { talk }) };
    },

    help: async ({ spanish }) => ({ english: null, words: wordsFor(spanish) }),

    async mark(memory, mistakes) {
      const { score, feedback: points, parts } = markConversation(memory as PartnerState, mistakes);
      const feedback = points.map(({ text }) => text.en).join(" ");
      return { score, feedback, points, parts: sharesOf(parts) };
    },
  };
}

function sharesOf({ turns, length, variety, correctness, topic }: ChatParts): ChatParts {
  return {
    turns: turns / 10,
    length: length / 10,
    variety: variety / 10,
    correctness: correctness / 10,
    topic: topic / 10,
  };
}
