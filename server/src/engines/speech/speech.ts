import type { Level } from "@salida/rules/levels.ts";

/** Who can speak. The first two are the furthest apart in pitch: they suit a dialogue best. */
export const voices = ["woman", "man", "otherWoman", "otherMan"] as const;

export type Voice = (typeof voices)[number];

/** What one voice says in one go: a turn of a dialogue, or a whole text. Blank lines part its paragraphs. */
export interface Utterance {
  voice: Voice;
  text: string;
}

/** When something is heard, in seconds from the start of the recording. */
export interface Span {
  at: number;
  until: number;
}

/** A recording of what was to be said. */
export interface Spoken {
  bytes: Uint8Array;
  type: "audio/mpeg";
  /** Length of the whole recording. */
  seconds: number;
  /** Running words of all texts. */
  words: number;
  /** When each sentence is heard, in the order in which `sentencesOf` of the rules gives them. */
  sentences: Span[];
  /** How loud it is from part to part, all as long: 200 bytes of 0 to 100, in base64. */
  peaks: string;
}

/** Who waits for a recording, and who would know how far it is. */
export interface Wish {
  /** Those of one name have one turn, then the next name has one. Without it nobody waits: it gives way to all. */
  who?: string;
  /** Is told when it begins; from then on `share` says how much of it is done, 0 to 1. */
  begun?(share: () => number): void;
  /** Milliseconds for which whoever speaks elsewhere may be waited for. */
  within?: number;
  /** For whom alone it is, where a learner's own budget counts. */
  learner?: string;
}

/** Turns text into speech at the rate of a level. */
export interface Speech {
  /** Throws a `SpeechFault` where there is no speech to be had now. */
  speak(utterances: readonly Utterance[], level: Level, wish: Wish): Promise<Spoken>;
  close(): Promise<void>;
}

interface SpeechFaultFacts {
  busy?: boolean;
  spent?: number;
  cause?: unknown;
}

/** The engine took too long or broke, or has too much to do. It may well work a little later. */
export class SpeechFault extends Error {
  override name = "SpeechFault";
  /** Nothing went wrong: there was no turn to be had. */
  readonly busy: boolean;
  /** Characters that were spoken all the same. */
  readonly spent: number;
  constructor(message: string, { busy = false, spent = 0, cause }: SpeechFaultFacts = {}) {
    super(message, { cause });
    this.busy = busy;
    this.spent = spent;
  }
}
