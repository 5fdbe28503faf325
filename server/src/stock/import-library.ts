import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { LibraryWork } from "@salida/library/work.ts";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { v5 as nameBased } from "uuid";
import type { Database, Queries } from "#store/database.ts";
import { content } from "#store/tables.ts";

const namespace = "5a11da00-7e57-4b00-8b00-0000000c0de5";

/** Any number that nobody else locks. */
const importing = 7_301_949;
/** Works in a statement: each has little time, on however slow a machine. */
const batch = 200;

/**
 * Brings the stock up to the library in one transaction: what is new or corrected goes in, once it is checked, what is
 * no longer there is retired. Ids follow from names and texts, so they are the same on every install, and a start
 * that finds them all writes nothing. Of processes that start together one does it, and the others wait.
 */
export async function importLibrary(
  db: Database,
  works: readonly LibraryWork[],
  check: (work: LibraryWork) => void = () => undefined,
): Promise<void> {
  const library = new Map(works.map((work) => [idOf(work), work]));
  const { missing, over } = await compare(db, library);
  if (missing.length === 0 && over.length === 0) return;
  for (const [, work] of missing) check(work);
  await db.transaction(async (tx) => {
    await waitForTurn(tx);
    // whoever had the turn before has left nothing to do
    await bringUp(tx, await compare(tx, library));
  });
}

type Library = ReadonlyMap<string, LibraryWork>;
const ours = and(eq(content.origin, "library"), isNull(content.retiredAt));

/** What the stock lacks of the library, and what it has too much. */
async function compare(queries: Queries, library: Library) {
  const rows = await queries.select({ id: content.id }).from(content).where(ours);
  const inStock = new Set(rows.map(({ id }) => id));
  return {
    missing: [...library].filter(([id]) => !inStock.has(id)),
    over: [...inStock].filter((id) => !library.has(id)),
  };
}

/** Asks for the lock again and again: to wait in one statement would be to run out of its time. */
async function waitForTurn(tx: Queries): Promise<void> {
  for (;;) {
    const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${importing}) mine`);
    if (rows[0]?.mine) return;
    await sleep(100);
  }
}

async function bringUp(tx: Queries, { missing, over }: Awaited<ReturnType<typeof compare>>): Promise<void> {
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

function idOf({ name, ...work }: LibraryWork): string {
  return nameBased(`${name} ${createHash("sha256").update(JSON.stringify(work)).digest("hex")}`, namespace);
}

function rowOf(id: string, { name, ...work }: LibraryWork) {
  return { ...work, id, work: workOf(name), origin: "library" as const };
}

/** The id of a work, by its name in the library. */
export function workOf(name: string): string {
  return nameBased(name, namespace);
}
