import type { exerciseCalls, Pending } from "@salida/contract/exercises.ts";
import { Refusal } from "#http/refusal.ts";
import { type Door, type MayAsk, serve, serveEvents } from "#http/serve.ts";
import type { Flow } from "./flow.ts";
import { exerciseLoader, type Loaded } from "./load.ts";

/** Mounts the calls of whoever waits for what is being written. */
export function serveWriting(
  door: Door,
  { writing }: Flow,
  calls: Pick<ReturnType<typeof exerciseCalls>, "settle" | "events">,
  loadOf: MayAsk<Loaded>,
): void {
  serve(door, calls.settle, async (asked) => {
    const { id, generation } = await loadOf(asked);
    if (generation) await writing.settle(asked.caller.account, id);
  });
  serveEvents(door, calls.events, async (asked, send, signal) => {
    const { id } = await loadOf(asked);
    await writing.follow(asked.caller.account, id, (now) => send("step", now), signal);
    send("settled", {});
  });
}

/** Loads a learner's exercises; one that has waited for its content long enough waits no longer. */
export function settledLoader(flow: Flow): ReturnType<typeof exerciseLoader> {
  const load = exerciseLoader(flow.db);
  return async (learner, kind, id) => {
    const loaded = await load(learner, kind, id);
    if (!loaded.overdue) return loaded;
    await flow.writing.settle(learner, id);
    return load(learner, kind, id);
  };
}

/** Refuses what is still being written. */
export function written(loaded: Loaded): Loaded {
  if (loaded.generation) throw new Refusal("not_yet");
  return loaded;
}

/** What is shown of an exercise that is being written. */
export function pendingOf({ id, askedTopic: context, askedLevel: level, createdAt, generation }: Loaded) {
  return { id, requested: { context, level }, createdAt, generation } as Pending;
}
