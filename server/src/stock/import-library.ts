import { setTimeout as sleep } from "node:timers/promises";
import type { LibraryWork } from "@salida/library/work.ts";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database, Queries } from "#store/database.ts";
import { content } from "#store/tables.ts";
import { contentOf, type Shipped, workOf } from "./shipped.ts";

/** Any number that nobody else locks. */
const importing = 7_301_949;
/** Works in a statement: each has little time, on however slow a machine. */
const batch = 200;

/**
 * Brings the stock up to the library in one transaction: what is new or corrected goes in, once it is checked, what is
 * no longer there is retired. A start that finds all writes nothing, and reads none of the texts. Of processes that
 * start together one does it, and the others wait.
 */
export async function importLibrary(
  db: Database,
  library: Shipped,
  check: (work: LibraryWork) => void = () => undefined,
): Promise<void> {
  const { missing, over } = await compare(db, library.ids);
  if (missing.size === 0 && over.length === 0) return;
  const works = new Map((await library.read()).map((work) => [contentOf(work), work]));
  for (const [id, work] of works) if (missing.has(id)) check(work);
  await db.transaction(async (tx) => {
    await waitForTurn(tx);
    // whoever had the turn before has left nothing to do
    const { missing, over } = await compare(tx, works.keys());
    await bringUp(
      tx,
      [...works].filter(([id]) => missing.has(id)),
      over,
    );
  });
}

const ours = and(eq(content.origin, "library"), isNull(content.retiredAt));

/** What the stock lacks of a library of these contents, and what it has too much. */
async function compare(queries: Queries, ids: Iterable<string>) {
  const rows = await queries.select({ id: content.id }).from(content).where(ours);
  const inStock = new Set(rows.map(({ id }) => id));
  const library = new Set(ids);
  return { missing: library.difference(inStock), over: [...inStock.difference(library)] };
}

/** Asks for the lock again and again: to wait in one statement would be to run out of its time. */
async function waitForTurn(tx: Queries): Promise<void> {
  for (;;) {
    const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${importing}) mine`);
    if (rows[0]?.mine) return;
    await sleep(100);
  }
}

async function bringUp(
  tx: Queries,
  missing: readonly [string, LibraryWork][],
  over: string[],
): Promise<void> {
  if (over.length > 0) {
    await tx
      .update(content)
      .set({ retiredAt: sql`now()` })
      .where(and(ours, inArray(content.id, over)));
  }
  for (let at = 0; at < missing.length; at += batch) {
    await tx
      .insert(content)
      .values(missing.slice(at, at + batch).map(([id, work]) => rowOf(id, work)))
      .onConflictDoUpdate({
        target: content.id,
        set: { retiredAt: null },
        setWhere: sql`${content.retiredAt} is not null`,
      });
  }
}

function rowOf(id: string, { name, ...work }: LibraryWork) {
  return { ...work, id, work: workOf(name), origin: "library" as const };
}
