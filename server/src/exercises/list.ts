import type { KindName } from "@salida/contract/kinds.ts";
import { pageSize } from "@salida/rules/exercise-limits.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#store/database.ts";
import { exercise, tally } from "#store/tables.ts";
import { frameOf } from "./frame.ts";

interface Page {
  elements: Record<string, unknown>[];
  totalElements: number;
}

/** Reads pages of a learner's exercises of a kind, newest first: one prepared statement. */
export function pageReader(db: Database): (learner: string, kind: KindName, page: number) => Promise<Page> {
  const total = db
    .select({ created: tally.created })
    .from(tally)
    .where(and(eq(tally.learner, sql.placeholder("learner")), eq(tally.kind, sql.placeholder("kind"))));
  const query = db
    .select({
      id: exercise.id,
      title: exercise.title,
      topic: exercise.topic,
      level: exercise.level,
      askedTopic: exercise.askedTopic,
      askedLevel: exercise.askedLevel,
      createdAt: exercise.createdAt,
      completedAt: exercise.completedAt,
      origin: exercise.origin,
      repeat: exercise.repeat,
      score: exercise.score,
      facts: exercise.facts,
      total: sql<number>`(${total})`,
    })
    .from(exercise)
    .where(and(eq(exercise.learner, sql.placeholder("learner")), eq(exercise.kind, sql.placeholder("kind"))))
    .orderBy(desc(exercise.id))
    .limit(pageSize)
    .offset(sql.placeholder("offset"))
    .prepare("exercises_page");
  const totalOnly = total.prepare("exercises_total");

  return async (learner, kind, page) => {
    const rows = await query.execute({ learner, kind, offset: page * pageSize });
    const totalElements = rows[0]?.total ?? (page > 0 ? await pastTheEnd(learner, kind) : 0);
    return { elements: rows.map(listed), totalElements };
  };

  async function pastTheEnd(learner: string, kind: KindName): Promise<number> {
    const [row] = await totalOnly.execute({ learner, kind });
    return row?.created ?? 0;
  }
}

function listed({
  score,
  facts,
  total: _,
  ...row
}: Parameters<typeof frameOf>[0] & { score: number | null; facts: unknown; total: number }) {
  const evaluation = score === null ? null : { score: score / 10 };
  return { ...frameOf(row), evaluation, ...(facts as Record<string, unknown>) };
}
