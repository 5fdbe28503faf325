import type { KindName } from "@salida/contract/kinds.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Manuscript } from "#authoring/author.ts";
import type { CreateParams } from "#exercises/creating.ts";
import type { Flow } from "#exercises/flow.ts";
import { workOf } from "#stock/shipped.ts";
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
  { works, file, prompts, model, record }: Manuscript,
): Promise<void> {
  await db.transaction(async (tx) => {
    const made = works.map(({ name, ...row }) => {
      const id = flow.tools.newId();
      // a room knows its pieces by their names
      return { ...row, id, work: row.inRoom ? workOf(name) : id, origin: "model" as const };
    });
    const stillOurs = await end(tx, open, { state: "ready", step: "ready" });
    if (!stillOurs) return;
    await tx.insert(content).values(made);
    const from = { prompts, model, record, file };
    await tx.insert(authored).values(made.map(({ id }) => ({ content: id, ...from })));
    await tx.update(generation).set({ content: made[0]?.id }).where(eq(generation.id, open.id));
    await giveToWaiting(tx, flow, open, made);
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

interface Waiter {
  [column: string]: unknown;
  learner: string;
  exercise: string;
  kind: KindName;
  params: CreateParams;
  inTime: boolean;
}

/** Gives each who waits a work of the kind they wait for; nobody gets the same twice, and who finds none keeps what they have. */
async function giveToWaiting(tx: Queries, flow: Begins, open: Open, made: readonly NewContent[]) {
  const { rows } = await tx.execute<Waiter>(sql`
    delete from waiting w using exercise e
      where w.generation = ${open.id} and e.learner = w.learner and e.id = w.exercise
      returning w.learner, w.exercise, e.kind, w.params, w.until > clock_timestamp() "inTime"`);
  const given = new Set<string>();
  for (const waiter of rows.filter(({ inTime }) => inTime)) {
    const work = made.find(({ id, kind }) => kind === waiter.kind && !given.has(`${waiter.learner} ${id}`));
    if (work && (await give(tx, flow, waiter, work))) given.add(`${waiter.learner} ${work.id}`);
  }
}

/** Whether it was given: not where the exercise has gone on meanwhile. */
async function give(
  tx: Queries,
  { kinds, tools }: Begins,
  { learner, exercise: id, params }: Waiter,
  made: NewContent,
): Promise<boolean> {
  const begun = kinds[made.kind].begin(made.body, params, { had: [], hidden: [] }, tools);
  const { rowCount } = await tx
    .update(exercise)
    .set({
      content: made.id,
      work: made.id,
      topic: made.topic,
      level: params.level,
      title: made.title,
      origin: "model",
      repeat: false,
      items: begun.items,
      facts: begun.facts as object,
      state: begun.state,
    })
    .where(and(eq(exercise.learner, learner), eq(exercise.id, id), eq(exercise.version, 0)));
  return rowCount === 1;
}
