import type { Correction } from "@salida/contract/corrections.ts";
import type { ChatEvaluation } from "@salida/contract/kinds/chat.ts";
import type { Spoken } from "@salida/contract/media.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import type { MoveTools } from "#exercises/kind.ts";
import type { Judge } from "#kinds/remarks.ts";
import type { Talk } from "./content.ts";

/** What a conversation needs of the world. */
export interface ChatNeeds {
  partner: Partner;
  /** The mistakes in what a learner wrote, in its order; none where they cannot be looked for. */
  correct(text: string): Promise<readonly Correction[]>;
  judge?: Judge | undefined;
  transcriber?: Transcriber | undefined;
}

/** Who puts recordings into words. */
export interface Transcriber {
  /** How learners are told who it is. */
  name: string;
  /** What was heard, as it may be shown, or nothing; why not where it is no recording. Refuses where it cannot now. */
  hear(audio: Spoken, asker: string): Promise<{ text: string | null } | { fault: string }>;
}

/** The other side of a conversation. What it keeps in mind is plain JSON that only it reads. */
export interface Partner {
  /** The name of the model that answers, where one does. */
  model?: string | undefined;
  /** Speaks first, at once: a script, no model. The same seed begins the same conversation; a talk has its own lines. */
  open(about: { topic: Topic; level: Level; seed: string; talk?: Talk | undefined }): {
    text: string;
    memory: unknown;
  };
  /** Who talks about a topic. */
  personaOf(topic: Topic): { name: string };
  /** Answers, and tells each sentence of the answer as soon as it is sure. */
  reply(memory: unknown, said: string, listener: Pick<MoveTools, "asker" | "tell">): Promise<PartnerTurn>;
  /** Helps somebody to say in English what they have in Spanish: the whole where a model answers here, or words. */
  help(asked: { spanish: string; level: Level; asker: string }): Promise<{
    english: string | null;
    words: { spanish: string; english: string[] }[];
  }>;
  /** Marks a conversation in which so many mistakes were found. */
  mark(memory: unknown, mistakes: number): Promise<MarkedConversation>;
}

/** What came of a conversation. */
export type MarkedConversation = Pick<ChatEvaluation, "score" | "feedback" | "points" | "parts">;

export interface PartnerTurn {
  text: string;
  memory: unknown;
  /** Whether what the learner said was English of their own, so that its mistakes count. */
  own: boolean;
  /** The learner has said goodbye and could be let go. */
  leaving: boolean;
  /** Nothing more is to be said. */
  over: boolean;
  /** Of a talk: how many answers are still to come, and whether this was none where there should have been one. */
  talk?: { left: number; amiss: boolean };
}
