import { type ModelPlace, otherFaults, placeOf } from "#engines/text/other-models.ts";
import { modelName, type TextSettings } from "#engines/text/settings.ts";
import { httpUrl, key, matching, type Read, type SettingFault } from "#settings/shapes.ts";
import { type Voice, voices } from "./speech.ts";

export const speechShapes = {
  SPEECH_MODEL: modelName().optional(),
  SPEECH_URL: httpUrl().optional(),
  SPEECH_KEY: key().optional(),
  SPEECH_VOICES: matching(
    /^[^\s,]+(,[^\s,]+){3}$/,
    "four names with commas: a woman's voice, a man's, another woman's, another man's",
  ).optional(),
};
export type SpeechSettings = Read<typeof speechShapes> & TextSettings;

/** Providers that speak. */
const can = ["openai", "google", "openai-compatible"] as const;

/** Voices that their models have, in the order of ours; local servers often know the first one's. */
const usual: Readonly<Record<(typeof can)[number], string>> = {
  openai: "nova,onyx,shimmer,echo",
  google: "Kore,Charon,Leda,Orus",
  "openai-compatible": "nova,onyx,shimmer,echo",
};

/** Who speaks instead of the voice on board, where somebody does. */
export function speakerOf(settings: SpeechSettings): ModelPlace | undefined {
  return placeOf(settings, own(settings));
}

export function speechFaults(settings: SpeechSettings): SettingFault[] {
  const faults = otherFaults(settings, own(settings), { prefix: "SPEECH", can });
  const alone = settings.SPEECH_VOICES && !settings.SPEECH_MODEL && faults.length === 0;
  return alone ? [{ name: "SPEECH_MODEL", expected: "needed with SPEECH_VOICES" }] : faults;
}

/** What each of our voices is called there. */
export function voiceNames(settings: SpeechSettings, { provider }: ModelPlace): Record<Voice, string> {
  const names = (settings.SPEECH_VOICES ?? usual[provider as keyof typeof usual] ?? "").split(",");
  return Object.fromEntries(voices.map((voice, at) => [voice, names[at]])) as Record<Voice, string>;
}

function own({ SPEECH_MODEL, SPEECH_URL, SPEECH_KEY }: SpeechSettings) {
  return { MODEL: SPEECH_MODEL, URL: SPEECH_URL, KEY: SPEECH_KEY };
}
