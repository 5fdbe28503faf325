import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";

/** Who talks about a topic. */
export interface Persona {
  name: string;
  voice: "woman" | "man";
}

/** A talk of a story: what is said first, after the learner's answers, and last. */
export interface Talk {
  opens: string;
  asks: readonly string[];
  ends: string;
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
  /** Of a talk of a story. */
  talk?: TalkTurn;
}

/** How a talk of a story stands after a message. */
export interface TalkTurn {
  /** Answers that are still to come. */
  left: number;
  /** The message was no answer, though it should have been one. */
  amiss: boolean;
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

/** Whom a turn is told to. */
export interface Listener {
  /** Stands for the learner, and tells nothing else of them. */
  asker: string;
  tell(sentence: string): void;
}

/** English words that a Spanish one may be, the commonest first. */
export interface WordHelp {
  spanish: string;
  english: string[];
}

/** What a learner would say, and who they are to the engine. */
export interface HelpAsked {
  spanish: string;
  level: Level;
  /** Stands for the learner, and tells nothing else of them. */
  asker: string;
}

/** What helps to say it: the whole in English where a model put it so, or words. */
export interface Help {
  english: string | null;
  words: WordHelp[];
}

/** The other side of a conversation. */
export interface Partner {
  /** Who answers, where that is a model: `provider:model`, and its server where that does not say. */
  model?: string | undefined;
  personaOf(topic: Topic): Persona;
  /** Speaks first. The same seed begins the same conversation; a talk of a story has its own lines. */
  open(about: { topic: Topic; level: Level; seed: string; talk?: Talk | undefined }): Opening;
  /** Answers, and tells each sentence of the answer as soon as it is sure. */
  reply(memory: unknown, said: string, listener: Listener): Promise<Turn>;
  /** Helps somebody to say in English what they have in Spanish. */
  help(asked: HelpAsked): Promise<Help>;
  /** Marks a conversation in which so many mistakes were found. */
  mark(memory: unknown, mistakes: number): Promise<ConversationMark>;
}
