import { chat as contract } from "@salida/contract/kinds/chat.ts";
import { chatLimits } from "@salida/rules/exercise-limits.ts";
import { type Level, levels } from "@salida/rules/levels.ts";
import { sentencesOf } from "@salida/rules/sentences.ts";
import { topics } from "@salida/rules/topics.ts";
import { z } from "zod";
import { type KeptSound, kind, type MoveTools } from "#exercises/kind.ts";
import { type ChatState, type KeptMessage, messagesSent, shownCorrections } from "./state.ts";

const isLevel = (level: number): level is Level => level in levels;

/** Whom to talk with; what is said is another thing each time. */
const Content = z.strictObject({
  topic: z.enum(topics),
  level: z.int().refine(isLevel),
  voice: z.enum(["woman", "man"]),
});
type Content = z.infer<typeof Content>;

/** A conversation. Each message of the learner is a turn; finishing it, or its last message, completes it. */
export const chat = kind<typeof contract, Content, ChatState>({
  contract,
  content: Content,
  alwaysNew: true,

  begin({ topic, level }, { audioEnabled }, _had, { partner, newId, now }) {
    const { text, memory } = partner.open({ topic, level, seed: newId() });
    const first = ofPartner(text, null, { newId, now });
    const state = { memory, messages: [first], mistakes: 0, audioEnabled };
    return { state, items: [], facts: { messageCount: 1 } };
  },

  present({ state, addressOf, completed }) {
    const sent = messagesSent(state);
    return {
      messages: state.messages.map((message) => shown(message, addressOf)),
      audioEnabled: state.audioEnabled,
      messagesLeft: completed ? 0 : chatLimits.mostMessages - sent,
      canFinish: !completed && sent >= chatLimits.leastMessages,
    };
  },

  moves: {
    async predict({ content, state }, { message, audio }, tools, { audioEnabled }) {
      const spoken = audio ? await tools.sounds.keep(audio) : null;
      if (spoken && "fault" in spoken) return { fault: { path: "audio", message: spoken.fault } };
      const [turn, found] = await Promise.all([
        tools.partner.reply(state.memory, message),
        tools.correct(message),
      ]);
      const mistakes = turn.own ? found : [];
      for (const sentence of sentencesOf(turn.text)) tools.tell(sentence);
      const utterance = { voice: content.voice, text: turn.text };
      const heard = audioEnabled ? await tools.sounds.speak(utterance, content.level) : undefined;
      const corrections = shownCorrections(mistakes, content.level);
      const said = { ...ofLearner(message, spoken, tools), corrections };
      const answer = ofPartner(turn.text, heard ?? null, tools);
      const after = {
        ...state,
        memory: turn.memory,
        messages: [...state.messages, said, answer],
        mistakes: state.mistakes + mistakes.length,
      };
      const userMessage = shown(said, tools.addressOf);
      return {
        reply: { ...shown(answer, tools.addressOf), userMessage, completed: turn.over },
        state: after,
        facts: { messageCount: after.messages.length },
        ...(turn.over && { evaluation: await evaluate(after, tools) }),
      };
    },

    async evaluate({ state }, _body, tools) {
      if (messagesSent(state) < chatLimits.leastMessages) return { refusal: "not_yet" };
      const evaluation = await evaluate(state, tools);
      return { reply: evaluation, state, evaluation };
    },
  },
});

async function evaluate(state: ChatState, { partner, now }: Pick<MoveTools, "partner" | "now">) {
  return {
    ...(await partner.mark(state.memory, state.mistakes)),
    completedAt: now().toISOString(),
    learnerMessages: messagesSent(state),
    correctionCount: state.mistakes,
  };
}

type Making = Pick<MoveTools, "newId" | "now">;

function ofPartner(message: string, audio: KeptSound | null, { newId, now }: Making): KeptMessage {
  return { id: newId(), message, audio, sender: "ASSISTANT", sentAt: now().toISOString(), corrections: [] };
}

function ofLearner(message: string, audio: KeptSound | null, { newId, now }: Making): KeptMessage {
  return { id: newId(), message, audio, sender: "USER", sentAt: now().toISOString(), corrections: [] };
}

function shown(message: KeptMessage, addressOf: (sound: KeptSound) => string) {
  const { audio, ...rest } = message;
  if (!audio) return { ...rest, audio };
  const { contentType, seconds } = audio;
  return { ...rest, audio: { url: addressOf(audio), contentType, seconds } };
}
