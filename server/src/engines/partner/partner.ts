import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";

/** Who talks about a topic. */
export interface Persona {
  name: string;
  voice: "woman" | "man";
}

/** What the partner said, and what it then keeps in mind: plain JSON that only it reads. */
export interface Opening {
  text: string;
  memory: unknown;
}

export interface Turn extends Opening {
  /** Whether what the learner said was English of their own, so that its mistakes count. */
  own: boolean;
  /** The learner has said goodbye and could be let go. */
  leaving: boolean;
  /** Nothing more is to be said. */
  over: boolean;
}

/** One thing to tell the learner about how they talked. */
export interface Advice {
  tone: "good" | "mend";
  text: { en: string; es: string };
}

/** What came of a conversation. */
export interface ConversationMark {
  /** 0 to 10, one decimal. */
  score: number;
  feedback: string;
  points: Advice[];
  /** Each from 0 to 1. */
  parts: { turns: number; length: number; variety: number; correctness: number; topic: number };
}

/** The other side of a conversation. */
export interface Partner {
  personaOf(topic: Topic): Persona;
  /** Speaks first. The same seed begins the same conversation. */
  open(about: { topic: Topic; level: Level; seed: string }): Opening;
  reply(memory: unknown, said: string): Promise<Turn>;
  /** Marks a conversation in which so many mistakes were found. */
  mark(memory: unknown, mistakes: number): Promise<ConversationMark>;
}
