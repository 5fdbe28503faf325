import type { ReportReason } from "@salida/contract/reports.ts";
import { sql } from "drizzle-orm";
import type { Database, Queries } from "#store/database.ts";
import { withdraw } from "./withdraw.ts";

/** So many learners have to report the same before nobody is given it any more. */
const enough = 3;

/** A learner's word that something is wrong with content they were given. */
export interface LearnersReport {
  learner: string;
  content: string;
  /** The content's item; empty where the whole is meant. */
  item: string;
  reason: ReportReason;
  /** Whether enough of them withdraw it; not where the same content is another thing each time. */
  withdraws: boolean;
}

/** What a report did. */
export interface Kept {
  /** False where this learner had reported the same before: nothing changed. */
  fresh: boolean;
  /** It was the last that was needed: what was reported is given to nobody any more. */
  withdrawn: boolean;
}

/** Keeps a report, and withdraws what enough learners have reported; all or nothing, with what else is to be done then. */
export async function keepReport(
  db: Database,
  report: LearnersReport,
  besides: (queries: Queries) => Promise<void> = async () => undefined,
): Promise<Kept> {
  return db.transaction(async (tx) => {
    if (!(await insertReport(tx, report))) return { fresh: false, withdrawn: false };
    if (!report.withdraws) return { fresh: true, withdrawn: false };
    await besides(tx);
    return { fresh: true, withdrawn: await withdrawReported(tx, report) };
  });
}

async function insertReport(
  queries: Queries,
  { learner, content, item, reason }: LearnersReport,
): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    insert into report (learner, content, item, reason) values (${learner}, ${content}, ${item}, ${reason})
      on conflict do nothing`);
  return rowCount === 1;
}

/** True where it was not withdrawn before. */
async function withdrawReported(queries: Queries, { content, item }: LearnersReport): Promise<boolean> {
  // reports of one content wait for each other here, so the count that follows sees all before it
  await queries.execute(sql`select from content where id = ${content} for no key update`);
  const { rows } = await queries.execute<{ n: number }>(
    sql`select count(*)::int n from report where content = ${content} and item = ${item}`,
  );
  return (rows[0]?.n ?? 0) >= enough && (await withdraw(queries, { content, item, reason: "reports" }));
}
