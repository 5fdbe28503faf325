import type { Unfinished } from "@salida/contract/today.ts";
import { sql } from "drizzle-orm";
import type { Flow } from "#exercises/flow.ts";
import { withPictures } from "#exercises/list-pictures.ts";
import type { Queries } from "#store/database.ts";

/** How many are told. */
const most = 6;

/** The newest exercises of all kinds that are not finished, rooms that were never entered last; not those that were reported or are still being written. */
export async function readUnfinished(flow: Flow, learner: string): Promise<Unfinished[]> {
  const rows = await readRows(flow.db, learner);
  const drawn = await Promise.all(
    [...new Set(rows.map(({ kind }) => kind))].map((kind) => {
      const elements = rows
        .filter((row) => row.kind === kind)
        .map((row) => ({ ...row, picture: null as Unfinished["picture"] }));
      return withPictures(flow, kind, learner, { elements });
    }),
  );
  const pictures = new Map(drawn.flatMap(({ elements }) => elements.map(({ id, picture }) => [id, picture])));
  return rows.map((row) => ({ ...row, picture: pictures.get(row.id) ?? null }));
}

async function readRows(queries: Queries, learner: string): Promise<Omit<Unfinished, "picture">[]> {
  const { rows } = await queries.execute(sql`
    select open.kind, open.id, open.title, open.topic context, open.level, open.created_at "createdAt"
      from tally, lateral (
        select * from exercise e
          where e.learner = tally.learner and e.kind = tally.kind and e.room is null and e.completed_at is null
            and not exists (select from waiting w where w.learner = e.learner and w.exercise = e.id and w.until > now())
            and not exists (select from report r where r.learner = e.learner and r.content = e.content and r.item = '')
          order by e.id desc limit ${most}) open
      where tally.learner = ${learner} and tally.created > tally.completed + tally.lost
      order by exists (select from room r where r.learner = open.learner and r.exercise = open.id and r.status = 0), open.id desc
      limit ${most}`);
  return (rows as unknown as (Unfinished & { createdAt: string | Date })[]).map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
  }));
}
