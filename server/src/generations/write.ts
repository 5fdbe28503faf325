import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import {
  AuthorFault,
  type Authors,
  type Manuscript,
  type Memory,
  type Order,
  type Step,
} from "#authoring/author.ts";
import type { Flow } from "#exercises/flow.ts";
import type { Database } from "#store/database.ts";
import type { JobLog } from "#store/jobs.ts";
import { asked, authored, generation } from "#store/stock-tables.ts";
import { content } from "#store/tables.ts";
import { deliver, giveUp, type Open } from "./deliver.ts";
import { nearTo } from "./near.ts";

/** What writing works with. */
export interface WritingRoom extends Pick<Flow, "db" | "kinds" | "tools"> {
  authors: Authors;
  /** Where it is told that nothing came of one. */
  log: JobLog;
}

/** Titles of a topic that an author is told to keep away from. */
const toldTitles = 60;
/** Texts that tell which genres and names were used lately. */
const lately = 30;

/**
 * Has the work of a generation written and given out. A try that was cut short is made anew from what models answered
 * then. Throws where another try may do; `last` says that there will be none.
 */
export async function writeOne(room: WritingRoom, id: string, last: boolean): Promise<void> {
  const { db, authors, log } = room;
  const open = await claim(db, id);
  if (!open) return;
  const author = authors[open.kind];
  if (!author) return giveUp(db, open, "no author");
  let manuscript: Manuscript;
  try {
    const order = await briefed(db, open);
    manuscript = await author.write(order, {
      memory: memoryOf(db, id),
      seed: id,
      onStep: (step) => void tellStep(db, open, step).catch(() => undefined),
    });
  } catch (error) {
    if (!last && !(error instanceof AuthorFault && !error.passing)) throw error;
    const fault = error instanceof AuthorFault ? error.message : "unexpected";
    log.warn({ kind: open.kind, fault }, "nothing written");
    return giveUp(db, open, fault);
  }
  const { work, record } = manuscript;
  if (!work) return giveUp(db, open, "nothing that passes", record);
  const near = await nearTo(db, work);
  if (near) return giveUp(db, open, "nearly what there is", { ...(record as object), near });
  await deliver(db, room, open, { ...manuscript, work });
}

async function claim(db: Database, id: string): Promise<Open | undefined> {
  const [open] = await db
    .update(generation)
    .set({ state: "running", attempt: sql`${generation.attempt} + 1` })
    .where(and(eq(generation.id, id), inArray(generation.state, ["queued", "running"])))
    .returning({
      id: generation.id,
      kind: generation.kind,
      topic: generation.topic,
      level: generation.level,
      attempt: generation.attempt,
    });
  return open;
}

async function tellStep(db: Database, { id, attempt }: Open, step: Step): Promise<void> {
  await db
    .update(generation)
    .set({ step })
    .where(and(eq(generation.id, id), eq(generation.attempt, attempt), eq(generation.state, "running")));
}

/** What a generation's author is told: at every try the same, so that what was answered then is good now. */
async function briefed(db: Database, open: Open): Promise<Order> {
  const order = await orderOf(db, open);
  const [row] = await db
    .update(generation)
    .set({ brief: sql`coalesce(${generation.brief}, ${JSON.stringify(order)}::jsonb)` })
    .where(eq(generation.id, open.id))
    .returning({ brief: generation.brief });
  return (row?.brief ?? order) as Order;
}

/** What is to be written, beside what there is. */
async function orderOf(db: Database, { kind, topic, level }: Open): Promise<Order> {
  const about = and(eq(content.kind, kind), eq(content.topic, topic), isNull(content.retiredAt));
  const there = await db
    .select({ title: content.title })
    .from(content)
    .where(about)
    .orderBy(desc(content.createdAt), content.id)
    .limit(toldTitles);
  const files = await db
    .select({ file: authored.file })
    .from(authored)
    .innerJoin(content, eq(content.id, authored.content))
    .where(about)
    .orderBy(desc(content.createdAt))
    .limit(lately);
  const genres: Record<string, number> = {};
  for (const { file } of files) {
    const { readings = [] } = file as { readings?: { genre: string }[] };
    for (const { genre } of readings) genres[genre] = (genres[genre] ?? 0) + 1;
  }
  return { topic, level, titles: there.map(({ title }) => title), names: [], genres };
}

function memoryOf(db: Database, id: string): Memory {
  return {
    async recall(key) {
      const [row] = await db
        .select({ answer: asked.answer })
        .from(asked)
        .where(and(eq(asked.generation, id), eq(asked.key, key)));
      return row?.answer;
    },
    async keep(key, answer) {
      await db.insert(asked).values({ generation: id, key, answer }).onConflictDoNothing();
    },
  };
}
