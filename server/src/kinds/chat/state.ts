import type { Correction } from "@salida/contract/corrections.ts";
import type { ChatMessage } from "@salida/contract/kinds/chat.ts";
import type { Remarks } from "@salida/contract/remarks.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { KeptSound } from "#exercises/kind.ts";

/** A message as it is kept: its sound by name, since addresses run out. */
export type KeptMessage = Omit<ChatMessage, "audio"> & { audio: KeptSound | null };

/** A conversation so far. */
export interface ChatState {
  /** What the partner keeps in mind. */
  memory: unknown;
  messages: KeptMessage[];
  /** Mistakes found in all that the learner wrote, shown or not. */
  mistakes: number;
  /** Whether the replies were last wished to be spoken. */
  audioEnabled: boolean;
  /** The partner's name; not there where the conversation began before it was kept. */
  partner?: string;
  /** The learner's last message was a goodbye. */
  leaving?: boolean;
  /** Of a talk in a room. */
  talk?: TalkSoFar;
  /** What a model found besides, once it was asked. */
  remarks?: Remarks;
}

/** How a talk in a room stands. */
export interface TalkSoFar {
  /** The learner's own level, which its story may not be at. */
  level: Level;
  /** Answers that are still to come. */
  left: number;
  /** Messages that were none. */
  tried: string[];
}

/** How many messages the learner has sent. */
export function messagesSent({ messages }: ChatState): number {
  return messages.filter(({ sender }) => sender === "USER").length;
}

/** What of the mistakes that were found is kept with a message. */
export function keptCorrections(found: readonly Correction[]): Correction[] {
  return found.map(({ at, length, wrong, better, why }) => ({ at, length, wrong, better, why }));
}

/** A message as it is shown while the conversation goes on: with few corrections, so that it does go on. */
export function underWay<M extends Pick<ChatMessage, "corrections">>(message: M, level: Level): M {
  return { ...message, corrections: message.corrections.slice(0, level <= 1 ? 1 : 2) };
}
