import { createHash } from "node:crypto";
import type { LibraryWork } from "@salida/library/work.ts";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { v5 as nameBased } from "uuid";
import type { Database } from "#store/database.ts";
import { content } from "#store/tables.ts";

const namespace = "5a11da00-7e57-4b00-8b00-0000000c0de5";

/**
 * Brings the stock up to the library in one transaction: what is new or corrected goes in, once it is checked, what is
 * no longer there is retired. Ids follow from names and texts, so they are the same on every install, and a start
 * that finds them all writes nothing.
 */
export async function importLibrary(
  db: Database,
  works: readonly LibraryWork[],
  check: (work: LibraryWork) => void = () => undefined,
): Promise<void> {
  const library = new Map(works.map((work) => [idOf(work), work]));
  const ours = and(eq(content.origin, "library"), isNull(content.retiredAt));
  const rows = await db.select({ id: content.id }).from(content).where(ours);
  const inStock = new Set(rows.map(({ id }) => id));
  const missing = [...library].filter(([id]) => !inStock.has(id));
  const over = [...inStock].filter((id) => !library.has(id));
  if (missing.length === 0 && over.length === 0) return;
  for (const [, work] of missing) check(work);
  await db.transaction(async (tx) => {
    if (over.length > 0) {
      await tx
        .update(content)
        .set({ retiredAt: sql`now()` })
        .where(and(ours, inArray(content.id, over)));
    }
    if (missing.length === 0) return;
    await tx
      .insert(content)
      .values(missing.map(([id, work]) => rowOf(id, work)))
      .onConflictDoUpdate({
        target: content.id,
        set: { retiredAt: null },
        setWhere: sql`${content.retiredAt} is not null`,
      });
  });
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
