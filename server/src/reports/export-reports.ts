import { asc, eq } from "drizzle-orm";
import type { Database } from "#store/database.ts";
import { content, report } from "#store/tables.ts";

/** What a learner has reported, for themselves, oldest first. `whole` is false where it was one of the questions. */
export async function exportReports(db: Database, learner: string): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select({
      kind: content.kind,
      title: content.title,
      item: report.item,
      reason: report.reason,
      createdAt: report.createdAt,
    })
    .from(report)
    .innerJoin(content, eq(content.id, report.content))
    .where(eq(report.learner, learner))
    .orderBy(asc(report.createdAt));
  return rows.map(({ item, ...rest }) => ({ ...rest, whole: item === "" }));
}
