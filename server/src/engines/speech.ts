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
}

/** Turns text into speech at the rate of a level. */
export interface Speech {
  /** Changes whenever the same text would sound different; what is kept is kept under it. */
  readonly version: string;
  /** Throws a `SpeechFault` where there is no speech to be had now. */
  speak(utterances: readonly Utterance[], level: Level): Promise<Spoken>;
  close(): Promise<void>;
}

/** The engine has too much to do, took too long or broke. It may well work a little later. */
export class SpeechFault extends Error {
  override name = "SpeechFault";
}
