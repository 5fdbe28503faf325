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

/**
 * Answers in events: `sentence` for each that is told, then `reply`, or `problem` where it fails after the first.
 * What fails before anything was told is refused like any other call.
 */
export async function answerInEvents(
  reply: FastifyReply,
  answer: (tell: (sentence: string) => void) => Promise<unknown>,
): Promise<FastifyReply> {
  const events = new PassThrough();
  // the caller may be gone; what they asked for is done all the same
  events.on("error", () => undefined);
  let begun = false;
  const stopping = lastCallOf(reply.server);
  const write = (name: string, data: unknown) => {
    if (!begun) reply.code(200).type("text/event-stream").send(events);
    begun = true;
    if (events.writable) events.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  // the move goes on; asked again with its key, it is answered by whoever serves then
  const stop = () => {
    write("problem", problemOf(new Refusal("unavailable")));
    events.end();
  };
  stopping?.addEventListener("abort", stop, { once: true });
  try {
    write("reply", await answer((text) => write("sentence", { text })));
  } catch (error) {
    if (!begun) throw error;
    const refusal = refusalOf(error);
    if (refusal.code === "unexpected") reply.log.error({ fault: faultOf(error) }, "fault");
    write("problem", problemOf(refusal));
  } finally {
    stopping?.removeEventListener("abort", stop);
  }
  events.end();
  return reply;
}
