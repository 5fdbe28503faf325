/** One event of a `text/event-stream`. */
export interface StreamEvent {
  name: string;
  data: string;
}

/** The events of a body, as they come. One that the body breaks off in is left out. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent, void> {
  const text = new TextDecoder();
  const eventsIn = eventReader();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* eventsIn(text.decode(value, { stream: true }));
    }
  } finally {
    // whoever stops listening early ends the request too
    await reader.cancel().catch(() => {});
  }
}

/** Takes a stream's text piece by piece, cut anywhere, and answers the events that each piece completes. */
export function eventReader(): (piece: string) => StreamEvent[] {
  const linesIn = lineReader();
  let name = "";
  let data: string[] = [];

  return (piece) =>
    linesIn(piece).flatMap((line) => {
      if (line === "") {
        const whole = { name: name || "message", data: data.join("\n") };
        const empty = data.length === 0;
        name = "";
        data = [];
        return empty ? [] : [whole];
      }
      const [, field, value = ""] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
      if (field === "event") name = value;
      if (field === "data") data.push(value);
      return [];
    });
}

/** Lines end with CR, LF or both, and the two can come in different pieces. */
function lineReader(): (piece: string) => string[] {
  let rest = "";
  let endedInCr = false;
  return (piece) => {
    const fresh = endedInCr ? piece.replace(/^\n/, "") : piece;
    if (piece) endedInCr = piece.endsWith("\r");
    const lines = (rest + fresh.replace(/\r\n?/g, "\n")).split("\n");
    rest = lines.pop() ?? "";
    return lines;
  };
}
