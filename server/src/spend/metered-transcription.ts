import { type Transcription, TranscriptionFault } from "#engines/transcription/transcription.ts";
import type { Meter } from "./meter.ts";

/** What is counted for a second of sound and the words in it, since no provider says it alike. */
const perSecond = 30;

/** Transcription that is asked nothing for which there is no budget. */
export function meteredTranscription(engine: Transcription, meter: Meter): Transcription {
  return {
    name: engine.name,
    async hear(recorded, learner) {
      // whether anybody was asked, and heard it, is not known where it failed
      const settle = await meter.reserve(Math.ceil(perSecond * recorded.seconds), learner);
      if (!settle) throw new TranscriptionFault("the day's tokens are used up");
      return engine.hear(recorded, learner);
    },
    close: engine.close,
  };
}
