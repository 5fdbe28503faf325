import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, generateImage } from "ai";
import type { Painter } from "#engines/pictures/painter.ts";
import { type ImageSettings, painterOf } from "#engines/pictures/settings.ts";
import type { ModelPlace } from "#engines/text/other-models.ts";
import { boundedFetch, boundOf } from "#engines/text/remote/bounded-fetch.ts";
import { faultOf } from "#engines/text/remote/fault-of.ts";
import type { Addresses } from "#engines/text/remote/models.ts";
import { TextFault } from "#engines/text/text.ts";
import { safePicture } from "./safe-picture.ts";

/** Bytes of an answer: a picture in base64, and a little around it. */
const mostAnswer = 20_000_000;
/** Milliseconds that a painting may take, and for which a painter that failed is left alone. */
const total = 150_000;
const resting = 60_000;

/** What tests set otherwise. */
export interface PainterParts {
  addresses?: Addresses | undefined;
  /** Milliseconds. */
  total?: number;
  rest?: number;
}

/** A painter behind a provider's interface, by the settings; nobody where none is set. */
export function openPainter(
  settings: ImageSettings,
  { addresses = {}, total: longest = total, rest = resting }: PainterParts = {},
): Painter | undefined {
  const place = painterOf(settings);
  if (!place) return undefined;
  const model = modelOf(place, addresses[place.provider] ?? place.url);
  let failed = Number.NEGATIVE_INFINITY;
  return {
    name: place.name,
    ready: () => performance.now() - failed >= rest,
    async paint(brief) {
      // paid for once and not three times: the next try is the job's
      const abortSignal = AbortSignal.timeout(longest);
      try {
        const how = { model, prompt: brief, maxRetries: 0, abortSignal, ...sizeOf(place) };
        const { image } = await generateImage(how);
        return await safePicture(image.uint8Array);
      } catch (error) {
        failed = performance.now();
        throw abortSignal.aborted
          ? new TextFault("slow", `not painted in ${longest / 1000} s`)
          : paintingFault(error);
      }
    },
  };
}

function modelOf({ provider, model, key }: ModelPlace, at: string | undefined) {
  const own = { ...(at && { baseURL: at }), fetch: ownFetch(at) };
  if (provider === "google") return createGoogleGenerativeAI({ ...own, apiKey: key ?? "" }).image(model);
  if (provider === "openai") return createOpenAI({ ...own, apiKey: key ?? "" }).image(model);
  const server = { ...own, baseURL: at ?? "", name: "openai-compatible" };
  return createOpenAICompatible({ ...server, ...(key && { apiKey: key }) }).imageModel(model);
}

/** A picture may be named by an address in the answer: it is fetched where that is the server's own, and nowhere else. */
function ownFetch(at: string | undefined): typeof fetch {
  const bounded = boundedFetch(mostAnswer);
  return async (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input);
    if (at && origin !== new URL(at).origin) throw new TextFault("unusable", "a picture at another address");
    return bounded(input, init);
  };
}

/** As near to four by three as each has it. */
function sizeOf({ provider, model }: ModelPlace) {
  if (provider === "google") return { aspectRatio: "4:3" as const };
  if (provider === "openai-compatible") return { size: "1024x768" as const };
  return { size: model.startsWith("gpt-image") ? ("1536x1024" as const) : ("1024x1024" as const) };
}

/** What the kit calls an answer that holds no picture. */
const pictureless = /NoImageGenerated|InvalidResponse|Download|TypeValidation|JSONParse/;

function paintingFault(error: unknown): TextFault {
  const bound = boundOf(error);
  if (bound) return bound;
  const heard =
    APICallError.isInstance(error) && (error.statusCode ?? 0) >= 200 && (error.statusCode ?? 0) < 300;
  if (heard || (error instanceof Error && pictureless.test(error.name)))
    return new TextFault("unusable", "no picture in the answer");
  return faultOf(error);
}
