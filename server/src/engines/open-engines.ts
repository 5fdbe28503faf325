import { openDescriptions } from "#engines/descriptions/embedded/open-descriptions.ts";
import type { Engines, EngineWorkers } from "#engines/engines.ts";
import { openGrammar } from "#engines/grammar/embedded/open-grammar.ts";
import { openModelJudge } from "#engines/judge/remote/open-model-judge.ts";
import { openScriptedPartner } from "#engines/partner/embedded/open-scripted-partner.ts";
import { openModelPartner } from "#engines/partner/remote/open-model-partner.ts";
import { openComposer } from "#engines/pictures/embedded/open-composer.ts";
import { openEmbeddedSpeech } from "#engines/speech/embedded/open-embedded-speech.ts";
import { orOnBoard } from "#engines/speech/or-on-board.ts";
import type { Speech } from "#engines/speech/speech.ts";
import type { TextEngine } from "#engines/text/text.ts";
import type { Transcription } from "#engines/transcription/transcription.ts";

/** What engines are told about. */
export interface EngineParts {
  workers: EngineWorkers;
  /** The models there are; without one for conversations the partner is the one on board, and nobody looks twice. */
  text?: TextEngine;
  /** Who speaks elsewhere; without one, and where that fails, the voice on board does. */
  speaker?: Speech | undefined;
  /** Who puts recordings into words; without one learners type what they said. */
  transcription?: Transcription | undefined;
  /** How learners are told who talks with them, and who looks at what they wrote, where that is a model. */
  talker?: string | undefined;
  judge?: string | undefined;
  /** Hears why a text came back unchecked or unmarked. */
  onFault?(error: Error): void;
}

/** Chooses each engine and opens it: those on board, and a model for conversations where one is set. */
export function openEngines({
  workers,
  text,
  speaker,
  transcription,
  talker,
  judge,
  onFault,
}: EngineParts): Engines {
  const onBoard = openEmbeddedSpeech(workers.speech);
  const speech = speaker ? orOnBoard(speaker, onBoard, onFault) : onBoard;
  const grammar = openGrammar(workers.grammar, onFault);
  const descriptions = openDescriptions({ entry: workers.descriptions, grammar, onFault });
  return {
    speech,
    pictures: openComposer(),
    grammar,
    descriptions,
    partner:
      text && talker ? openModelPartner({ engine: text, name: talker, onFault }) : openScriptedPartner(),
    judge: text && judge ? openModelJudge({ engine: text, name: judge, grammar, onFault }) : undefined,
    transcription,
    async close() {
      await Promise.all([speech, grammar, descriptions, transcription].map((engine) => engine?.close()));
    },
  };
}
