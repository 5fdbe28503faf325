import type { exerciseCalls, Pending } from "@salida/contract/exercises.ts";
import { apiEvents } from "#api.ts";
import type { AnyContract } from "#exercises/kind.ts";
import { isPassing } from "#problem.ts";

interface Following {
  signal: AbortSignal;
  onStep: (now: Pending["generation"]) => void;
  /** It waits no longer, the server says; one that is shut down says so too soon. */
  onSettled: () => Promise<unknown>;
  /** Milliseconds before a connection that broke is opened anew. */
  pause?: number;
}

/** Hears how far an exercise is that is being written, until the signal says to stop or nothing more can be heard. */
export async function followWriting(
  call: ReturnType<typeof exerciseCalls<AnyContract>>["events"],
  id: string,
  { signal, onStep, onSettled, pause = 1_500 }: Following,
): Promise<void> {
  while (!signal.aborted) {
    try {
      for await (const event of apiEvents(call, { params: { id }, signal }))
        if (event.name === "step") onStep(event.data);
        else await onSettled();
    } catch (error) {
      if (!isPassing(error)) return;
    }
    await until(pause, signal);
  }
}

function until(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pause);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
