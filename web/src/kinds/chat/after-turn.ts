import type { MoveReply } from "@salida/contract/kind.ts";
import type { chat } from "@salida/contract/kinds/chat.ts";
import { chatLimits } from "@salida/rules/exercise-limits.ts";
import type { Exercise } from "#exercises/kind.ts";

type Chat = Exercise<typeof chat>;

/** A conversation with a turn more; a turn it has already is not told twice. */
export function afterTurn(exercise: Chat, reply: MoveReply<typeof chat, "predict">): Chat {
  const { userMessage, completed, leaving, left, ...answer } = reply;
  if (exercise.messages.some(({ id }) => id === userMessage.id)) return { ...exercise, completed };
  const messages = [...exercise.messages, userMessage, answer];
  return {
    ...exercise,
    messages,
    messageCount: messages.length,
    completed,
    leaving: leaving && !completed,
    messagesLeft: left ?? Math.max(0, exercise.messagesLeft - 1),
    canFinish: left === null && (exercise.canFinish || learnerMessages(messages) >= chatLimits.leastMessages),
  };
}

/** A conversation of which one message can be heard besides, where it can be. */
export function afterHearing(exercise: Chat, { messageId, audio }: MoveReply<typeof chat, "hear">): Chat {
  const messages = exercise.messages.map((it) => (it.id === messageId && audio ? { ...it, audio } : it));
  return { ...exercise, messages };
}

/** How many of them the learner wrote. */
export function learnerMessages(messages: Chat["messages"]): number {
  return messages.filter(({ sender }) => sender === "USER").length;
}
