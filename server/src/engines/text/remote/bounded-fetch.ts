import { TextFault } from "#engines/text/text.ts";

/** Asks one address and no other, and reads of its answer so many bytes at most: what is more is a `TextFault`. */
export function boundedFetch(most: number): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: "error" });
    let read = 0;
    const bounded = answer.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, through) {
          read += chunk.length;
          if (read > most) through.error(new TextFault("unusable", `an answer of more than ${most} bytes`));
          else through.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = answer;
    return new Response(bounded ?? null, { status, statusText, headers });
  };
}

/** The fault that ended the reading of an answer, however deep whoever read it has wrapped it up. */
export function boundOf(error: unknown): TextFault | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof TextFault) return at;
  return undefined;
}
