import type { MoveReply } from "@salida/contract/kind.ts";
import type { chat as contract } from "@salida/contract/kinds/chat.ts";
import type { Fault, MoveTools } from "#exercises/kind.ts";
import type { ChatContent } from "./content.ts";
import { shownMessage } from "./messages.ts";
import type { ChatState } from "./state.ts";

interface Hearing {
  content: ChatContent;
  state: ChatState;
  messageId: string;
}

/** Speaks a message of the partner's and keeps that with it; what can be heard already stays as it is. */
export async function hear(
  { content, state, messageId }: Hearing,
  tools: MoveTools,
): Promise<{ fault: Fault } | { reply: MoveReply<typeof contract, "hear">; state: ChatState }> {
  const message = state.messages.find(({ id, sender }) => id === messageId && sender === "ASSISTANT");
  if (!message) return { fault: { path: "messageId", message: "is no message of the partner's" } };
  const level = state.talk?.level ?? content.level;
  const utterance = { voice: content.voice, text: message.message };
  const audio = message.audio ?? (await tools.sounds.speak(utterance, level)) ?? null;
  const spoken = { ...message, audio };
  const messages = state.messages.map((it) => (it === message ? spoken : it));
  return {
    reply: { messageId, audio: shownMessage(spoken, tools.addressOf).audio },
    state: message.audio ? state : { ...state, messages },
  };
}
