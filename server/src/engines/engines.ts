import type { Descriptions } from "#engines/descriptions/descriptions.ts";
import type { Grammar } from "#engines/grammar/grammar.ts";
import type { Judge } from "#engines/judge/judge.ts";
import type { Partner } from "#engines/partner/partner.ts";
import type { Pictures } from "#engines/pictures/pictures.ts";
import type { Speech } from "#engines/speech/speech.ts";
import type { Transcription } from "#engines/transcription/transcription.ts";

/** Everything that makes or judges. */
export interface Engines {
  speech: Speech;
  pictures: Pictures;
  grammar: Grammar;
  descriptions: Descriptions;
  partner: Partner;
  /** There is none on board, and none of the next. */
  judge: Judge | undefined;
  transcription: Transcription | undefined;
  close(): Promise<void>;
}

/** The modules that run in processes of their own. */
export interface EngineWorkers {
  speech: URL;
  joining: URL;
  measuring: URL;
  grammar: URL;
  descriptions: URL;
}
