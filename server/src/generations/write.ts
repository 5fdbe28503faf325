import { and, eq, inArray, sql } from "drizzle-orm";
import { AuthorFault, type Authors, type Manuscript, type Memory, type Step } from "#authoring/author.ts";
import type { Flow } from "#exercises/flow.ts";
import type { Database } from "#store/database.ts";
import type { JobLog } from "#store/jobs.ts";
import { asked, generation } from "#store/stock-tables.ts";
import { briefed } from "./briefed.ts";
import { deliver, giveUp, type Open } from "./deliver.ts";
import { nearTo } from "./near.ts";

/** What writing works with. */
export interface WritingRoom extends Pick<Flow, "db" | "kinds" | "tools"> {
  authors: Authors;
  /** Plays what has to be played before it is stocked: says why it cannot be, or nothing. */
  tryOut?(manuscript: Manuscript): Promise<string | undefined>;
  /** Where it is told that nothing came of one. */
  log: JobLog;
}

/**
 * Has the works of a generation written and given out. A try that was cut short is made anew from what models answered
 * then. Throws where another try may do; `last` says that there will be none.
 */
export async function writeOne(room: WritingRoom, id: string, last: boolean): Promise<void> {
  const { db, authors, log } = room;
  const open = await claim(db, id);
  if (!open) return;
  const author = authors[open.kind];
  if (!author) return giveUp(db, open, "no author");
  let manuscript: Manuscript;
  let refused: string | undefined;
  try {
    const order = await briefed(db, open);
    manuscript = await author.write(order, {
      memory: memoryOf(db, id),
      seed: id,
      onStep: (step) => void tellStep(db, open, step).catch(() => undefined),
    });
    refused = await room.tryOut?.(manuscript);
  } catch (error) {
    if (!last && !(error instanceof AuthorFault && !error.passing)) throw error;
    const fault = error instanceof AuthorFault ? error.message : "unexpected";
    log.warn({ kind: open.kind, fault }, "nothing written");
    return giveUp(db, open, fault);
  }
  const { works, record } = manuscript;
  const [first] = works;
  if (!first) return giveUp(db, open, "nothing that passes", record);
  const near = await nearTo(db, first);
  if (near) return giveUp(db, open, "nearly what there is", { ...(record as object), near });
  if (refused) return giveUp(db, open, refused, record);
  await deliver(db, room, open, manuscript);
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
