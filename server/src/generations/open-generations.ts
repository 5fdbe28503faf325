import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { makerOf } from "#authoring/author.ts";
import type { Writing } from "#exercises/writing.ts";
import type { Jobs } from "#store/jobs.ts";
import { generation, waiting } from "#store/stock-tables.ts";
import { follower } from "./follow.ts";
import { refillOne, type Wanted, wantOne } from "./want.ts";
import { type WritingRoom, writeOne } from "./write.ts";

/** What generations work with. */
export interface GenerationParts extends WritingRoom {
  jobs: Jobs;
  /** How many are written at once in a process. */
  atOnce: number;
  /** The share of the day's budget that is spent. */
  spent(): Promise<number>;
}

const priority = { wish: 10, refill: 0 };
/** Refills leave the rest of the day's budget to those who wait. */
const mostForRefills = 0.5;
/** Seconds that one try may take: a small machine writes slowly. */
const longest = 1_800;
/** Hours after which a generation that was never ended has lost its job. */
const lost = 2;

/** Has works written by models where learners have had all there is. */
export function openGenerations(parts: GenerationParts): Writing {
  const { db, jobs, authors, tools, atOnce, spent } = parts;
  const trying = { tries: 3, pause: 5, longest, atOnce };
  const queue = jobs.queue<{ generation: string }>("author", trying, ({ generation: id }, last) =>
    writeOne(parts, id, last),
  );
  jobs.every("generations", "*/10 * * * *", async () => {
    await db
      .update(generation)
      .set({ state: "failed", fault: "lost", endedAt: sql`now()` })
      .where(
        and(
          inArray(generation.state, ["queued", "running"]),
          lt(generation.createdAt, sql`now() - make_interval(hours => ${lost})`),
        ),
      );
    await db.delete(waiting).where(lt(waiting.until, sql`now() - interval '1 hour'`));
  });
  return {
    writes: (kind) => makerOf(authors, kind)?.author.ready() ?? false,
    promises(kind) {
      const author = makerOf(authors, kind)?.author;
      return author !== undefined && !author.slow && author.ready();
    },
    async want(queries, wish) {
      const maker = makerOf(authors, wish.kind);
      const by = maker && { ...maker, slow: maker.author.slow ?? false };
      const wanted = by && (await wantOne(queries, by, wish, tools.newId()));
      if (wanted?.fresh) await send(queries, wanted, priority.wish);
      else if (wanted) await queue.hurry(queries, wanted.generation, priority.wish);
      return () => queue.wake();
    },
    async refill(cell) {
      const maker = makerOf(authors, cell.kind);
      if (!maker || (await spent()) >= mostForRefills) return;
      await db.transaction(async (tx) => {
        const wanted = await refillOne(tx, maker, cell, tools.newId());
        if (wanted) await send(tx, wanted, priority.refill);
      });
    },
    async settle(learner, exercise) {
      await db.delete(waiting).where(and(eq(waiting.learner, learner), eq(waiting.exercise, exercise)));
    },
    follow: follower(db),
  };

  function send(queries: Parameters<Writing["want"]>[0], { generation: id }: Wanted, first: number) {
    return queue.send(queries, { generation: id }, { id, priority: first });
  }
}
