import { PassThrough } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { lastCallOf } from "./farewell.ts";
import { problemOf, refusalOf } from "./problem.ts";
import { Refusal } from "./refusal.ts";
import { faultOf } from "./server.ts";

/** Whether the caller would read an answer as it comes. */
export function wantsEvents({ headers }: FastifyRequest): boolean {
  return /\btext\/event-stream\b/i.test(headers.accept ?? "");
}

/** Sends one event. */
export type Send = (name: string, data: unknown) => void;

/** A stream of events that begins with the first that is sent. */
interface Events {
  send: Send;
  begun(): boolean;
  /** Keeps a connection on which nothing is said from being cut on the way. */
  breathe(): void;
  end(): FastifyReply;
}

function eventsOn(reply: FastifyReply): Events {
  const stream = new PassThrough();
  // the caller may be gone; what they asked for is done all the same
  stream.on("error", () => undefined);
  let begun = false;
  const write = (text: string) => {
    if (!begun) reply.code(200).type("text/event-stream").send(stream);
    begun = true;
    if (stream.writable) stream.write(text);
  };
  return {
    send: (name, data) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    begun: () => begun,
    breathe: () => begun && write(": still here\n\n"),
    end() {
      stream.end();
      return reply;
    },
  };
}

/**
 * Answers in events: `sentence` for each that is told, then `reply`, or `problem` where it fails after the first.
 * What fails before anything was told is refused like any other call.
 */
export async function answerInEvents(
  reply: FastifyReply,
  answer: (tell: (sentence: string) => void) => Promise<unknown>,
): Promise<FastifyReply> {
  const events = eventsOn(reply);
  const stopping = lastCallOf(reply.server);
  // the move goes on; asked again with its key, it is answered by whoever serves then
  const stop = () => {
    events.send("problem", problemOf(new Refusal("unavailable")));
    events.end();
  };
  stopping?.addEventListener("abort", stop, { once: true });
  try {
    events.send("reply", await answer((text) => events.send("sentence", { text })));
  } catch (error) {
    if (!events.begun()) throw error;
    const refusal = refusalOf(error);
    if (refusal.code === "unexpected") reply.log.error({ fault: faultOf(error) }, "fault");
    events.send("problem", problemOf(refusal));
  } finally {
    stopping?.removeEventListener("abort", stop);
  }
  return events.end();
}

/** Milliseconds after which a silent connection is told that it is still served. */
const breath = 10_000;

/**
 * Answers in events as long as `follow` sends them; its signal is aborted when nobody listens any more. What fails before
 * the first is refused like any other call.
 */
export async function sendEvents(
  reply: FastifyReply,
  follow: (send: Send, signal: AbortSignal) => Promise<void>,
): Promise<FastifyReply> {
  const events = eventsOn(reply);
  const gone = new AbortController();
  const stop = () => gone.abort();
  reply.raw.once("close", stop);
  const stopping = lastCallOf(reply.server);
  stopping?.addEventListener("abort", stop, { once: true });
  const alive = setInterval(events.breathe, breath);
  try {
    await follow(events.send, gone.signal);
  } catch (error) {
    if (!events.begun()) throw error;
    // whoever listened looks for themselves
    reply.log.error({ fault: faultOf(error) }, "fault");
  } finally {
    clearInterval(alive);
    stopping?.removeEventListener("abort", stop);
  }
  return events.end();
}
