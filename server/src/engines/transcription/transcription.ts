import type { Voiced } from "#engines/sound/voiced.ts";

/** What a learner recorded: the file as it came, and of WebM its packets of Opus. */
export interface Recorded {
  bytes: Uint8Array;
  seconds: number;
  packets?: readonly Uint8Array[] | undefined;
}

/** Puts into words what a learner recorded. */
export interface Transcription {
  /** How learners are told who does it: `provider:model`, and its server where that does not say. */
  name: string;
  /**
   * What is said in it; nothing where nobody speaks, or what came cannot be what was said. Throws a `TranscriptionFault`
   * where it cannot be had now.
   */
  hear(recorded: Recorded, learner: string): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Whoever puts it into words failed, took too long, or there is no budget. The learner types then. */
export class TranscriptionFault extends Error {
  override name = "TranscriptionFault";
}

/** What is known of a recording from its sound alone; nothing where it cannot be decoded. */
export type Measured = Voiced | undefined;
