import type { KindName } from "@salida/contract/kinds.ts";
import { and, desc, eq, lt } from "drizzle-orm";
import { exercise } from "#store/tables.ts";
import type { Flow } from "./flow.ts";
import { exerciseLoader } from "./load.ts";
import { showExercise } from "./play.ts";

const atOnce = 100;

/**
 * All of a learner's exercises, newest first, each with its kind and as its page shows it: what is not earned yet is
 * in no file either.
 */
export async function* exportExercises(flow: Flow, learner: string): AsyncGenerator<Record<string, unknown>> {
  const load = exerciseLoader(flow.db);
  let before: string | undefined;
  while (true) {
    const rows = await idsBefore(flow, learner, before);
    for (const { id, kind } of rows) {
      const shown = await showExercise(flow, kind, await load(learner, kind, id), learner);
      yield { kind, ...(shown as Record<string, unknown>) };
    }
    if (rows.length < atOnce) return;
    before = rows.at(-1)?.id;
  }
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
