import type { KindName } from "@salida/contract/kinds.ts";
import { and, desc, eq, lt } from "drizzle-orm";
import { Refusal } from "#http/refusal.ts";
import { exercise, recording } from "#store/tables.ts";
import type { Flow } from "./flow.ts";
import type { KeptSound } from "./kind.ts";
import { exerciseLoader, type Loaded } from "./load.ts";
import { showExercise } from "./play.ts";
import { pendingOf } from "./serve-writing.ts";

const atOnce = 100;

/**
 * All of a learner's exercises, newest first, each with its kind and as its page shows it: what is not earned yet is
 * in no file either. What is shared has no address in it, since that would be good for an hour or two; sound that is the
 * learner's own stands in it whole, as a data address.
 */
export async function* exportExercises(flow: Flow, learner: string): AsyncGenerator<Record<string, unknown>> {
  const load = exerciseLoader(flow.db);
  await flow.director.settle(learner);
  let before: string | undefined;
  while (true) {
    const rows = await idsBefore(flow, learner, before);
    for (const { id, kind } of rows) {
      const loaded = await load(learner, kind, id);
      if (!(await isOpen(flow, loaded))) continue;
      if (loaded.generation) {
        yield { kind, ...pendingOf(loaded) };
        continue;
      }
      const still = await withoutMedia(flow, learner, id);
      const shown = await showExercise(still, kind, loaded, learner);
      yield { kind, ...(shown as Record<string, unknown>) };
    }
    if (rows.length < atOnce) return;
    before = rows.at(-1)?.id;
  }
}

/** Whether it may be read now: a part that is not its turn is no more in a file than on a page. */
async function isOpen({ director }: Flow, { part }: Loaded): Promise<boolean> {
  try {
    if (part) await director.admit(part);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === "not_playing") return false;
    throw error;
  }
}

/** The flow with nothing made to be heard or seen, so that a file needs neither speech nor pictures. */
async function withoutMedia(flow: Flow, learner: string, exercise: string): Promise<Flow> {
  const own = await soundsOf(flow, learner, exercise);
  const addressOf = ({ name, contentType }: KeptSound) =>
    own.has(name) ? `data:${contentType};base64,${own.get(name)}` : "";
  return {
    ...flow,
    // what is earned stands in it with its transcript, spoken or not
    record: async () => ({ url: "", seconds: 0, sentences: [], peaks: "" }),
    depict: async () => ({ url: "", width: 0, height: 0 }),
    glimpse: async () => [],
    sounds: { ...flow.sounds, addressOf },
  };
}

/** The learner's own sounds of one exercise in base64, by name. One that got lost is left out. */
async function soundsOf(
  { db, sounds }: Flow,
  learner: string,
  exercise: string,
): Promise<Map<string, string>> {
  const names = await db
    .select({ name: recording.name })
    .from(recording)
    .where(and(eq(recording.learner, learner), eq(recording.exercise, exercise)));
  const found = new Map<string, string>();
  for (const { name } of names) {
    const bytes = await sounds.read(name);
    if (bytes) found.set(name, bytes.toString("base64"));
  }
  return found;
}

function idsBefore(
  { db }: Flow,
  learner: string,
  before: string | undefined,
): Promise<{ id: string; kind: KindName }[]> {
  const older = before === undefined ? undefined : lt(exercise.id, before);
  return db
    .select({ id: exercise.id, kind: exercise.kind })
    .from(exercise)
    .where(and(eq(exercise.learner, learner), older))
    .orderBy(desc(exercise.id))
    .limit(atOnce);
}
