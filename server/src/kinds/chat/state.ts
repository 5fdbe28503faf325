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

/** Corrections that come back with a message: few enough that the conversation goes on. */
export function shownCorrections(found: readonly Correction[], level: Level): Correction[] {
  const most = level <= 1 ? 1 : 2;
  return found
    .slice(0, most)
    .map(({ at, length, wrong, better, why }) => ({ at, length, wrong, better, why }));
}
