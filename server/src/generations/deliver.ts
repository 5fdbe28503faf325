import type { KindName } from "@salida/contract/kinds.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Manuscript } from "#authoring/author.ts";
import type { CreateParams } from "#exercises/creating.ts";
import type { Flow } from "#exercises/flow.ts";
import type { Database, Queries } from "#store/database.ts";
import { asked, authored, generation, waiting } from "#store/stock-tables.ts";
import { content, exercise } from "#store/tables.ts";

/** A generation as whoever works on it has it. */
export interface Open {
  id: string;
  kind: KindName;
  topic: Topic;
  level: Level;
  attempt: number;
}

type Begins = Pick<Flow, "kinds" | "tools">;

/**
 * Puts what was written into stock and gives it to all who still wait: one transaction, in which nobody counts whose
 * patience is over. Only the newest try of a generation is heard.
 */
export async function deliver(
  db: Database,
  flow: Begins,
  open: Open,
  manuscript: Manuscript & { work: NonNullable<Manuscript["work"]> },
): Promise<void> {
  const { work, file, prompts, model, record } = manuscript;
  await db.transaction(async (tx) => {
    const id = flow.tools.newId();
    const { name: _, ...row } = work;
    const stillOurs = await end(tx, open, { state: "ready", step: "ready" });
    if (!stillOurs) return;
    await tx.insert(content).values({ ...row, id, work: id, origin: "model" });
    await tx.insert(authored).values({ content: id, prompts, model, record, file });
    await tx.update(generation).set({ content: id }).where(eq(generation.id, open.id));
    await giveToWaiting(tx, flow, open, { ...row, id });
  });
}

/** Ends a generation of which nothing came: who waited for it keeps what they have. */
export async function giveUp(db: Database, open: Open, fault: string, record?: unknown): Promise<void> {
  await db.transaction(async (tx) => {
    if (await end(tx, open, { state: "failed", fault, record }))
      await tx.delete(waiting).where(eq(waiting.generation, open.id));
  });
}

async function end(
  tx: Queries,
  { id, attempt }: Open,
  how: Partial<typeof generation.$inferInsert>,
): Promise<boolean> {
  const ended = await tx
    .update(generation)
    .set({ ...how, endedAt: sql`clock_timestamp()` })
    .where(and(eq(generation.id, id), eq(generation.attempt, attempt), eq(generation.state, "running")))
    .returning({ id: generation.id });
  // what a further try would have needed
  if (ended.length > 0) await tx.delete(asked).where(eq(asked.generation, id));
  return ended.length > 0;
}

type NewContent = Pick<typeof content.$inferSelect, "id" | "kind" | "topic" | "title" | "body">;

async function giveToWaiting(tx: Queries, { kinds, tools }: Begins, open: Open, made: NewContent) {
  const gone = await tx
    .delete(waiting)
    .where(eq(waiting.generation, open.id))
    .returning({
      learner: waiting.learner,
      exercise: waiting.exercise,
      params: waiting.params,
      inTime: sql<boolean>`${waiting.until} > clock_timestamp()`,
    });
  for (const { learner, exercise: id, params, inTime } of gone) {
    if (!inTime) continue;
    const asked = params as CreateParams;
    const begun = kinds[open.kind].begin(made.body, asked, { had: [], hidden: [] }, tools);
    await tx
      .update(exercise)
      .set({
        content: made.id,
        work: made.id,
        topic: made.topic,
        level: asked.level,
        title: made.title,
        origin: "model",
        repeat: false,
        items: begun.items,
        facts: begun.facts as object,
        state: begun.state,
      })
      .where(and(eq(exercise.learner, learner), eq(exercise.id, id), eq(exercise.version, 0)));
  }
}
