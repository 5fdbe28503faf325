import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { generateSpeech } from "ai";
import { type SpeechSettings, voiceNames } from "#engines/speech/settings.ts";
import type { Voice } from "#engines/speech/speech.ts";
import type { ModelPlace } from "#engines/text/other-models.ts";
import { boundedFetch, boundOf } from "#engines/text/remote/bounded-fetch.ts";
import { faultOf } from "#engines/text/remote/fault-of.ts";
import { openGuard } from "#engines/text/remote/guard.ts";
import type { RemoteParts } from "#engines/text/remote/open-remote-text.ts";
import { TextFault } from "#engines/text/text.ts";

/** Bytes of a sentence: a minute and more at 48 000 samples a second; in JSON a third more. */
const mostBytes = 8_000_000;
const second = 1_000;

/** Has one sentence spoken by the provider. Gives its bytes as they came, or throws a `TextFault`. */
export type Speaker = (text: string, voice: Voice, signal: AbortSignal) => Promise<Uint8Array>;

export function openSpeaker(
  settings: SpeechSettings,
  place: ModelPlace,
  { addresses, ...pauses }: RemoteParts,
): Speaker {
  const model = modelOf(place, addresses?.[place.provider] ?? place.url);
  const names = voiceNames(settings, place);
  const guard = openGuard(settings.TEXT_CONCURRENCY, pauses);
  return async (text, voice, signal) => {
    const late = settings.TEXT_IDLE
      ? AbortSignal.timeout(settings.TEXT_IDLE * second)
      : new AbortController().signal;
    const both = AbortSignal.any([signal, late]);
    try {
      return await guard.run(async () => {
        try {
          const { audio } = await generateSpeech({
            model,
            text,
            voice: names[voice],
            outputFormat: "wav",
            maxRetries: 0,
            abortSignal: both,
          });
          return audio.uint8Array;
        } catch (error) {
          throw both.aborted ? error : (boundOf(error) ?? faultOf(error));
        }
      }, both);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (late.aborted) throw new TextFault("slow", `no sentence in ${settings.TEXT_IDLE} s`);
      throw error instanceof TextFault ? error : faultOf(error);
    }
  };
}

/** An instance, as for texts; servers of one's own speak as OpenAI's does. */
function modelOf({ provider, model, key }: ModelPlace, at: string | undefined) {
  const own = { ...(at && { baseURL: at }), fetch: boundedFetch(mostBytes) };
  if (provider === "google") return createGoogleGenerativeAI({ ...own, apiKey: key ?? "" }).speech(model);
  // without any it would look for OpenAI's in the environment, and send it along
  return createOpenAI({ ...own, apiKey: key || "none" }).speech(model);
}
