import { EventSourceParserStream } from "eventsource-parser/stream";

/** One event of a `text/event-stream`. */
export interface StreamEvent {
  name: string;
  data: string;
}

/** The events of a body, as they come. One that the body breaks off in is left out. */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<StreamEvent, void> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield { name: value.event ?? "message", data: value.data };
    }
  } finally {
    // whoever stops listening early ends the request too
    await reader.cancel().catch(() => {});
  }
}
