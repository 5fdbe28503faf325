import { createHash } from "node:crypto";
import type { LibraryWork } from "@salida/library/work.ts";
import { and, eq, isNull, notInArray, sql } from "drizzle-orm";
import { v5 as nameBased } from "uuid";
import type { Database } from "#store/database.ts";
import { content } from "#store/tables.ts";

const namespace = "5a11da00-7e57-4b00-8b00-0000000c0de5";

/**
 * Brings the stock up to the library in one transaction: what is new or corrected goes in, what is no longer
 * there is retired. Ids follow from names and texts, so they are the same on every install.
 */
export async function importLibrary(db: Database, works: readonly LibraryWork[]): Promise<void> {
  const rows = works.map(({ name, ...work }) => ({
    ...work,
    id: nameBased(`${name} ${createHash("sha256").update(JSON.stringify(work)).digest("hex")}`, namespace),
    work: nameBased(name, namespace),
    origin: "library" as const,
  }));
  await db.transaction(async (tx) => {
    const notOurs =
      rows.length > 0
        ? notInArray(
            content.id,
            rows.map(({ id }) => id),
          )
        : undefined;
    await tx
      .update(content)
      .set({ retiredAt: sql`now()` })
      .where(and(eq(content.origin, "library"), isNull(content.retiredAt), notOurs));
    if (rows.length === 0) return;
    await tx
      .insert(content)
      .values(rows)
      .onConflictDoUpdate({
        target: content.id,
        set: { retiredAt: null },
        setWhere: sql`${content.retiredAt} is not null`,
      });
  });
}
