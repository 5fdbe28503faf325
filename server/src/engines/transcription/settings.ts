import { type ModelPlace, otherFaults, placeOf } from "#engines/text/other-models.ts";
import { modelName, type TextSettings } from "#engines/text/settings.ts";
import { httpUrl, key, type Read, type SettingFault } from "#settings/shapes.ts";

export const transcriptionShapes = {
  TRANSCRIPTION_MODEL: modelName().optional(),
  TRANSCRIPTION_URL: httpUrl().optional(),
  TRANSCRIPTION_KEY: key().optional(),
};
export type TranscriptionSettings = Read<typeof transcriptionShapes> & TextSettings;

/** Providers that put sound into words. */
const can = ["openai", "google", "openai-compatible"] as const;

/** Who puts recordings into words, where somebody does. */
export function transcriberOf(settings: TranscriptionSettings): ModelPlace | undefined {
  return placeOf(settings, own(settings));
}

export function transcriptionFaults(settings: TranscriptionSettings): SettingFault[] {
  return otherFaults(settings, own(settings), { prefix: "TRANSCRIPTION", can });
}

function own({ TRANSCRIPTION_MODEL, TRANSCRIPTION_URL, TRANSCRIPTION_KEY }: TranscriptionSettings) {
  return { MODEL: TRANSCRIPTION_MODEL, URL: TRANSCRIPTION_URL, KEY: TRANSCRIPTION_KEY };
}
