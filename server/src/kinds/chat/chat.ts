import { chat as contract } from "@salida/contract/kinds/chat.ts";
import { chatLimits } from "@salida/rules/exercise-limits.ts";
import { type AnyKind, kind } from "#exercises/kind.ts";
import { ChatContent } from "./content.ts";
import { evaluateChat } from "./evaluate-chat.ts";
import { ofPartner, shownMessage } from "./messages.ts";
import type { ChatNeeds } from "./partner.ts";
import { type ChatState, messagesSent } from "./state.ts";
import { takeTurn } from "./take-turn.ts";

/** A conversation. Each message of the learner is a turn; finishing it, or its last message, completes it. */
export function openChat(needs: ChatNeeds): AnyKind {
  return kind<typeof contract, ChatContent, ChatState>({
    contract,
    content: ChatContent,
    alwaysNew: true,

    begin({ topic, level }, { audioEnabled }, _past, tools) {
      const { text, memory } = needs.partner.open({ topic, level, seed: tools.newId() });
      const messages = [ofPartner(text, null, tools)];
      return {
        state: { memory, messages, mistakes: 0, audioEnabled, partner: needs.partner.personaOf(topic).name },
        items: [],
        facts: { messageCount: 1 },
      };
    },

    present({ content, state, addressOf, completed }) {
      const sent = messagesSent(state);
      return {
        partner: state.partner ?? needs.partner.personaOf(content.topic).name,
        messages: state.messages.map((message) => shownMessage(message, addressOf)),
        audioEnabled: state.audioEnabled,
        messagesLeft: completed ? 0 : chatLimits.mostMessages - sent,
        canFinish: !completed && sent >= chatLimits.leastMessages,
        leaving: !completed && state.leaving === true,
      };
    },

    moves: {
      async predict({ content, state }, said, tools, { query: { audioEnabled: aloud } }) {
        const turn = await takeTurn(needs, { content, state, said, aloud }, tools);
        if ("fault" in turn) return turn;
        const { reply, after } = turn;
        const facts = { messageCount: after.messages.length };
        const evaluation = reply.completed && (await evaluateChat(needs, after, tools.now()));
        return { reply, state: after, facts, ...(evaluation && { evaluation }) };
      },

      async evaluate({ state }, _body, { now }) {
        if (messagesSent(state) < chatLimits.leastMessages) return { refusal: "not_yet" };
        const evaluation = await evaluateChat(needs, state, now());
        return { reply: evaluation, state, evaluation };
      },
    },
  });
}
