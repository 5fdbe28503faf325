import type { ChatEvaluation } from "@salida/contract/kinds/chat.ts";
import type { ChatNeeds } from "./partner.ts";
import { type ChatState, messagesSent } from "./state.ts";

/** What came of a conversation, as its learner reads it. */
export async function evaluateChat(
  { partner }: ChatNeeds,
  state: ChatState,
  now: Date,
): Promise<ChatEvaluation> {
  return {
    ...(await partner.mark(state.memory, state.mistakes)),
    completedAt: now.toISOString(),
    learnerMessages: messagesSent(state),
    correctionCount: state.mistakes,
  };
}
