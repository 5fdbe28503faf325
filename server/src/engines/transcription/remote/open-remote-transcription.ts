import { once } from "node:events";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { NoTranscriptGeneratedError, transcribe } from "ai";
import { openWorkerPool } from "#engines/processes/worker-pool.ts";
import { hasSpeech } from "#engines/sound/voiced.ts";
import { type ModelPlace, toldPlace } from "#engines/text/other-models.ts";
import { boundedFetch, boundOf } from "#engines/text/remote/bounded-fetch.ts";
import { faultOf } from "#engines/text/remote/fault-of.ts";
import { openGuard } from "#engines/text/remote/guard.ts";
import type { RemoteParts } from "#engines/text/remote/open-remote-text.ts";
import { heardText } from "#engines/transcription/heard-text.ts";
import { type TranscriptionSettings, transcriberOf } from "#engines/transcription/settings.ts";
import {
  type Measured,
  type Recorded,
  type Transcription,
  TranscriptionFault,
} from "#engines/transcription/transcription.ts";

/** Bytes of an answer: many times what is said in a minute. */
const mostBytes = 200_000;
/** Milliseconds in all: a connection on which nothing comes is cut after fifteen seconds. */
const patience = 10_000;
const measuringLimit = 8_000;
const idleLimit = 60_000;
const mostWaiting = 16;

/** Transcription by a provider's model, as the settings say; nothing where they name none. `entry` is the process's module. */
export function openRemoteTranscription(
  settings: TranscriptionSettings,
  entry: URL,
  { addresses, ...pauses }: RemoteParts = {},
): Transcription | undefined {
  const place = transcriberOf(settings);
  if (!place) return undefined;
  const name = toldPlace(place);
  const model = modelOf(place, addresses?.[place.provider] ?? place.url);
  const guard = openGuard(settings.TEXT_CONCURRENCY, pauses);
  const pool = openWorkerPool<Recorded, Measured>({
    ...{ entry, size: 1, mostWaiting, timeLimit: measuringLimit, idleLimit },
  });

  async function ask(audio: Uint8Array, late: AbortSignal): Promise<string> {
    try {
      const providerOptions = { openai: { language: "en", temperature: 0 } };
      const { text } = await transcribe({ model, audio, providerOptions, maxRetries: 0, abortSignal: late });
      return text;
    } catch (error) {
      if (NoTranscriptGeneratedError.isInstance(error)) return "";
      throw late.aborted ? error : (boundOf(error) ?? faultOf(error));
    }
  }
  return {
    name,
    async hear(recorded) {
      const late = AbortSignal.timeout(patience);
      try {
        const voiced = await orLate(pool.run(recorded), late);
        // where nobody speaks nobody is asked: they would find words all the same
        if (!voiced || !hasSpeech(voiced)) return undefined;
        const told = await guard.run(() => ask(recorded.bytes, late), late);
        return heardText(told, voiced);
      } catch (error) {
        const why = late.aborted ? `not done in ${patience / 1_000} s` : (error as Error).message;
        throw new TranscriptionFault(`${place.name}: ${why}`, { cause: error });
      }
    },
    close: pool.close,
  };
}

/** What comes of it, unless that is too late; what still goes on then is bounded by its own limit. */
async function orLate<T>(coming: Promise<T>, late: AbortSignal): Promise<T> {
  const over = once(late, "abort").then(() => Promise.reject(late.reason));
  return Promise.race([coming, over]);
}

/** An instance, as for texts; servers of one's own hear as OpenAI's does. */
function modelOf({ provider, model, key }: ModelPlace, at: string | undefined) {
  const own = { ...(at && { baseURL: at }), fetch: boundedFetch(mostBytes) };
  if (provider === "google")
    return createGoogleGenerativeAI({ ...own, apiKey: key ?? "" }).transcription(model);
  // without any it would look for OpenAI's in the environment, and send it along
  return createOpenAI({ ...own, apiKey: key || "none" }).transcription(model);
}
