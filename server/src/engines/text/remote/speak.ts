import { type Say, type Spoken, TextFault } from "#engines/text/text.ts";
import { type Attempt, attempt } from "./attempt.ts";
import { faultOf, Midway } from "./fault-of.ts";
import type { Guard } from "./guard.ts";

interface Speaker {
  name: string;
  model: Attempt["model"];
  guard: Guard;
}

/** Has a model speak behind its guard. It is asked again only as long as nothing was heard. */
export async function* speak(
  { name, model, guard }: Speaker,
  { prompt, most, total, signal: wanted }: Say,
  idle: number,
): AsyncGenerator<string, Spoken, void> {
  const stop = new AbortController();
  // whoever has no limit for silence has none for the whole
  const late = idle ? AbortSignal.timeout(total) : stop.signal;
  const signal = AbortSignal.any([stop.signal, late, ...(wanted ? [wanted] : [])]);
  const pieces: string[] = [];
  let wake = () => {};
  let heard = false;
  let over = false;
  const tell = (piece: string) => {
    pieces.push(piece);
    heard = true;
    wake();
  };
  const once = () =>
    attempt({ model, prompt, most, idle, signal, tell }).catch((error) => {
      throw heard ? midway(error) : error;
    });
  const told = guard.run(once, signal).finally(() => {
    over = true;
    wake();
  });
  // nobody may wait for it any more
  told.catch(() => undefined);
  signal.addEventListener("abort", () => wake());
  try {
    while (!over && !signal.aborted) {
      yield* pieces.splice(0);
      if (pieces.length === 0 && !over && !signal.aborted)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
    yield* pieces.splice(0);
    if (late.aborted) throw new TextFault("slow", `not done in ${total / 1000} s`);
    signal.throwIfAborted();
    const { text, ...rest } = await told;
    if (!text.trim()) throw new TextFault("unusable", "an empty answer");
    return { by: name, ...rest };
  } finally {
    stop.abort();
  }
}

function midway(error: unknown): TextFault {
  const { why, message, cause } = faultOf(error);
  return new Midway(why, message, { cause });
}
