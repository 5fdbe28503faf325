import type { ChatMessage } from "@salida/contract/kinds/chat.ts";

/** What the learner says in this turn, until the conversation has it. */
export interface Turn {
  message: string;
  /** The recording of a spoken message. */
  audio?: { content: string; contentType: string } | undefined;
  /** Whether the reply is to be spoken. */
  spoken: boolean;
  sentAt: string;
  state: "sending" | "failed" | "answered";
  /** Of the reply, as far as they have come. */
  sentences: readonly string[];
  /** Of the reply, once it is whole. */
  replyId?: string;
  /** How many messages there were before. */
  after: number;
}

/** A message as it is drawn. One on its way has no id yet. */
export interface Line extends Omit<ChatMessage, "id"> {
  id: string | undefined;
  state: "settled" | "sending" | "failed" | "growing";
}

/** Whether it is a message of the partner's, whole and kept. */
export function isSpeakable(line: Line): line is Line & { id: string } {
  return line.sender === "ASSISTANT" && line.state === "settled" && line.id !== undefined;
}

/** Whether a message that seemed not to have gone out is in the conversation. */
export function hasArrived({ state, message, after }: Turn, messages: readonly ChatMessage[]): boolean {
  const since = messages.slice(after);
  return state === "failed" && since.some((it) => it.sender === "USER" && it.message === message);
}

/** What has been said, and after it the turn that is on its way; a turn's lines stay in their places when it settles. */
export function linesOf(messages: readonly ChatMessage[], turn: Turn | undefined): Line[] {
  const settled = messages.map((message): Line => ({ ...message, state: "settled" }));
  if (!turn || messages.some(({ id }) => id === turn.replyId)) return settled;
  const bare = { id: undefined, audio: null, sentAt: turn.sentAt, corrections: [] };
  const state = turn.state === "failed" ? "failed" : "sending";
  const said: Line = { ...bare, sender: "USER", message: turn.message, state };
  if (state === "failed") return [...settled, said];
  return [
    ...settled,
    said,
    { ...bare, sender: "ASSISTANT", message: turn.sentences.join(" "), state: "growing" },
  ];
}
