import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import type { Who } from "#engines/partner/embedded/hear/who.ts";
import type { TalkTurn } from "#engines/partner/partner.ts";

/** What a message of the learner was taken for. Only `own` ones count for the score. */
export type Taken = "own" | "spanish" | "nonsense" | "repeated" | "copied" | "aside";

/** One message of the learner, as it is kept. */
export interface Said {
  text: string;
  taken: Taken;
  /** `on` when a word of the topic or of the question was in it, `off` when only words of other topics were. */
  topic: "on" | "open" | "off";
}

/** What kinds of things the partner keeps in mind about the learner. */
export type FactKind = "name" | "home" | "job" | "age" | "like" | "dislike" | "person";

/** Something the learner told. */
export interface Fact {
  kind: FactKind;
  /** As the partner would say it: "pizza", "your dog", "a nurse". */
  what: string;
  /** In which message of the learner, counted from 0. */
  at: number;
  recalled: boolean;
}

/** A conversation so far: plain JSON. */
export interface PartnerState {
  topic: Topic;
  level: Level;
  seed: string;
  said: Said[];
  /** What the partner said, whole turns. */
  lines: string[];
  /** Every question the partner has asked. */
  asked: string[];
  /** Remarks the partner has made, so that it finds others. */
  remarks: string[];
  /** The thread being talked about, and those that were. */
  thread: string;
  threads: string[];
  facts: Fact[];
  /** What was last asked about of the learner's own life, and for how many turns there was no question of a thread. */
  matter?: { name: string; turns: number; who?: Who | undefined } | undefined;
  over: boolean;
  /** Of a talk of a story: what is said after each answer, and how many there were. */
  talk?: { lines: readonly string[]; answers: number };
}

/** What the partner says, and the conversation after it. */
export interface PartnerTurn {
  text: string;
  state: PartnerState;
  /** The learner has said goodbye and could be let go. */
  leaving: boolean;
  /** Nothing more is expected from the learner. */
  over: boolean;
  talk?: TalkTurn;
  /** Where the conversation goes on, so that it can be said otherwise. */
  open?: OpenTurn;
}

/** What a turn that goes on was made from. */
export interface OpenTurn {
  /** The message was English, and nothing in it asks for care: anybody may answer it. */
  plain: boolean;
  /** The conversation with the message in it, and with the answer too. */
  known: PartnerState;
  next: PartnerState;
  /** What the answer asks, which can stand alone. */
  question: string;
}
