import type { EngineWorkers } from "#engines/engines.ts";
import { openPainter } from "#engines/pictures/remote/open-painter.ts";
import { openRemoteSpeech } from "#engines/speech/remote/open-remote-speech.ts";
import { openRemoteText, type RemoteParts } from "#engines/text/remote/open-remote-text.ts";
import { openRemoteTranscription } from "#engines/transcription/remote/open-remote-transcription.ts";
import type { Meter } from "#spend/meter.ts";
import { metered } from "#spend/metered.ts";
import { meteredPainter } from "#spend/metered-painter.ts";
import { meteredSpeech } from "#spend/metered-speech.ts";
import { meteredTranscription } from "#spend/metered-transcription.ts";
import type { Settings } from "./env.ts";

interface RemoteOf {
  settings: Settings;
  workers: EngineWorkers;
  models?: RemoteParts;
}

/** What is asked of others, as far as the settings name any, within the budgets. */
export function openRemote({ settings, workers, models }: RemoteOf, meter: Meter) {
  const speaker = openRemoteSpeech(settings, workers.joining, models);
  const transcription = openRemoteTranscription(settings, workers.measuring, models);
  const painter = openPainter(settings, { addresses: models?.addresses });
  return {
    text: metered(openRemoteText(settings, models), meter),
    speaker: speaker && meteredSpeech(speaker, meter),
    transcription: transcription && meteredTranscription(transcription, meter),
    painter: painter && meteredPainter(painter, meter),
  };
}
