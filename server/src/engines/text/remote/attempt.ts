import { type LanguageModel, type LanguageModelMiddleware, streamText, wrapLanguageModel } from "ai";
import type { z } from "zod";
import { type Prompt, type Rung, TextFault, type Tokens } from "#engines/text/text.ts";
import { faultOf } from "./fault-of.ts";
import { wireSchema } from "./wire-schema.ts";

/** One try: one request, one answer. */
export interface Attempt {
  model: Exclude<LanguageModel, string>;
  prompt: Prompt;
  /** What goes along to be looked at: a JPEG. */
  picture?: Uint8Array | undefined;
  /** What the answer has to be, and how that is said; plain text without. */
  form?: { shape: z.ZodType; rung: Rung };
  /** Hears it as it comes. */
  tell?(piece: string): void;
  /** Tokens the answer may take. */
  most: number;
  /** Milliseconds without a sign before it is given up; 0 for none. */
  idle: number;
  /** Ends it: too long in all, or no longer wanted. */
  signal: AbortSignal;
}

export interface Said {
  text: string;
  tokens: Tokens;
  first: number;
  took: number;
}

/** Characters of an answer, many times what is ever asked for: a server that never ends is not listened to. */
const longest = 200_000;

type Stream = ReturnType<typeof streamText>["stream"];
type Idle = ReturnType<typeof idleAfter>;

/** Asks once and hears it to its end. Throws a `TextFault`, or what the signal says. */
export async function attempt(it: Attempt): Promise<Said> {
  const idle = idleAfter(it.idle);
  const stop = new AbortController();
  try {
    const { stream } = streamText({
      model: wrapLanguageModel({ model: it.model, middleware: inFormat(it) }),
      instructions: {
        role: "system",
        content: it.prompt.stable,
        // others keep a long beginning by themselves
        providerOptions: { anthropic: { cacheControl: { type: "ephemeral" } } },
      },
      prompt: [{ role: "user", content: inWordsAndPicture(it) }],
      maxOutputTokens: it.most,
      maxRetries: 0,
      abortSignal: AbortSignal.any([it.signal, idle.signal, stop.signal]),
      // it would print the prompt
      onError: () => undefined,
    });
    return await heard(stream, it, idle);
  } catch (error) {
    if (it.signal.aborted) throw it.signal.reason;
    throw faultOf(error);
  } finally {
    idle.end();
    stop.abort();
  }
}

async function heard(stream: Stream, { most, prompt, tell }: Attempt, idle: Idle): Promise<Said> {
  const began = performance.now();
  let text = "";
  let first = 0;
  for await (const part of stream) {
    idle.sign();
    if (part.type === "error") throw part.error;
    if (part.type === "abort") throw idle.signal.reason ?? new TextFault("down", "the answer broke off");
    if (part.type === "text-delta") {
      first ||= performance.now() - began;
      text += part.text;
      if (text.length > longest) throw new TextFault("unusable", "an answer without end");
      tell?.(part.text);
    }
    if (part.type !== "finish") continue;
    if (part.finishReason === "length") throw new TextFault("unusable", `cut after ${most} tokens`);
    if (part.finishReason === "content-filter") throw new TextFault("refused", "held back by the provider");
    const { inputTokens, outputTokens, inputTokenDetails } = part.totalUsage;
    const tokens = {
      in: inputTokens ?? guessed(prompt.stable + prompt.volatile),
      kept: inputTokenDetails?.cacheReadTokens ?? 0,
      out: outputTokens ?? guessed(text),
    };
    return { text, first, took: performance.now() - began, tokens };
  }
  throw new TextFault("down", "the answer broke off");
}

/** The kit's own way to ask for JSON reads what there is so far at each piece again, which takes ever longer. */
function inFormat({ form, prompt }: Attempt): LanguageModelMiddleware {
  return {
    specificationVersion: "v4",
    transformParams: async ({ params }) => ({ ...params, responseFormat: formatOf(form, prompt) }),
  };
}

function formatOf(form: Attempt["form"], prompt: Prompt) {
  if (!form || form.rung === "text") return { type: "text" } as const;
  if (form.rung === "object") return { type: "json" } as const;
  const name = prompt.id.replaceAll("/", "-");
  return { type: "json", name, schema: wireSchema(form.shape) } as const;
}

/** Where no schema goes along, it is said in words. */
function inWords({ form, prompt }: Attempt): string {
  if (!form || form.rung === "schema") return prompt.volatile;
  const schema = JSON.stringify(wireSchema(form.shape));
  return `${prompt.volatile}\n\nAnswer with JSON alone, after this schema:\n${schema}`;
}

function inWordsAndPicture(it: Attempt) {
  const words = { type: "text" as const, text: inWords(it) };
  const picture = it.picture && { type: "file" as const, data: it.picture, mediaType: "image/jpeg" };
  return picture ? [words, picture] : [words];
}

/** About four characters a token, for servers that do not count. */
function guessed(text: string): number {
  return Math.ceil(text.length / 4);
}

function idleAfter(most: number) {
  const controller = new AbortController();
  const give = () => controller.abort(new TextFault("slow", `silent for ${most / 1000} s`));
  let timer = most ? setTimeout(give, most) : undefined;
  return {
    signal: controller.signal,
    sign() {
      clearTimeout(timer);
      if (most) timer = setTimeout(give, most);
    },
    end: () => clearTimeout(timer),
  };
}
