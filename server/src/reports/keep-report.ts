import type { ReportReason } from "@salida/contract/reports.ts";
import { sql } from "drizzle-orm";
import type { Database, Queries } from "#store/database.ts";

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

/** Keeps a report, and withdraws what enough learners have reported; all or nothing. */
export async function keepReport(db: Database, report: LearnersReport): Promise<Kept> {
  const { content, withdraws } = report;
  return db.transaction(async (tx) => {
    if (!(await insertReport(tx, report))) return { fresh: false, withdrawn: false };
    if (!withdraws) return { fresh: true, withdrawn: false };
    // reports of one content wait for each other here, so the count that follows sees all before it
    await tx.execute(sql`select from content where id = ${content} for no key update`);
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

/** Withdraws an item, or the whole; and the whole too where none of its items is left. True where it was not before. */
async function withdrawReported(queries: Queries, { content, item }: LearnersReport): Promise<boolean> {
  const { rows } = await queries.execute(sql`
    with gone as (
      insert into withdrawn (content, item)
        select ${content}::uuid, ${item}
          where (select count(*) from report where content = ${content} and item = ${item}) >= ${enough}
        on conflict do nothing returning item),
    emptied as (
      insert into withdrawn (content, item)
        select c.id, '' from content c join gone on gone.item <> ''
          where c.id = ${content} and c.items <@ (array(select item from withdrawn w where w.content = c.id) || gone.item)
        on conflict do nothing)
    select item from gone`);
  return rows.length === 1;
}
