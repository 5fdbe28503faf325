import { markConversation } from "#engines/partner/mark.ts";
import { openConversation, reply } from "#engines/partner/partner.ts";
import type { PartnerState } from "#engines/partner/state.ts";
import { stocks } from "#engines/partner/stocks.ts";
import type { Partner } from "#exercises/kind.ts";
import type { PersonaOf } from "#stock/chat-works.ts";

/** Who talks about a topic. */
export const personaOf: PersonaOf = (topic) => stocks[topic].persona;

/** The scripted partner as kinds see it. */
export const scriptedPartner: Partner = {
  open({ topic, level, seed }) {
    const { text, state } = openConversation(topic, level, seed);
    return { text, memory: state };
  },

  async reply(memory, said) {
    const { text, state, over } = reply(memory as PartnerState, said);
    return { text, memory: state, own: state.said.at(-1)?.taken === "own", over };
  },

  async mark(memory, mistakes) {
    const { score, feedback, parts } = markConversation(memory as PartnerState, mistakes);
    const share = (part: keyof typeof parts) => parts[part] / 10;
    return {
      score,
      feedback: feedback.map(({ text }) => text.en).join(" "),
      points: feedback,
      parts: {
        turns: share("turns"),
        length: share("length"),
        variety: share("variety"),
        correctness: share("correctness"),
        topic: share("topic"),
      },
    };
  },
};
