import type { KindName } from "@salida/contract/kinds.ts";
import { pageSize } from "@salida/rules/exercise-limits.ts";
import { asWireTime, wireTimes } from "#store/wire-times.ts";
import type { Flow } from "./flow.ts";
import { type FrameRow, frameOf } from "./frame.ts";

interface Page {
  elements: Record<string, unknown>[];
  totalElements: number;
}

interface Row extends FrameRow {
  score: number | null;
  facts: Record<string, unknown>;
  writing: boolean;
  total: number;
}

// asked once for the page, not once a row
const waits = "select array_agg(exercise) from waiting where learner = $1 and until > now()";
const total = "select created from tally where learner = $1 and kind = $2";

// past the query builder: it reads rows and times so slowly that the page would answer a tenth fewer requests
const pageWith = (writing: string) => `
  select id, title, topic, level, asked_topic "askedTopic", asked_level "askedLevel",
      ${asWireTime("created_at")} "createdAt", ${asWireTime("completed_at")} "completedAt",
      origin, repeat, score, facts, (${total}) total,
      ${writing} writing
    from exercise where learner = $1 and kind = $2 and room is null order by id desc limit ${pageSize} offset $3`;

const page = pageWith("false");
const pageOfWaiting = pageWith(`coalesce(id = any((${waits})::uuid[]), false)`);

/** Reads pages of a learner's exercises of a kind, newest first: one prepared statement. */
export function pageReader({
  db,
  writing,
}: Pick<Flow, "db" | "writing">): (learner: string, kind: KindName, at: number) => Promise<Page> {
  const { $client: pool } = db;
  return async (learner, kind, at) => {
    const values = [learner, kind, at * pageSize];
    // where nobody writes nobody waits
    const asked = writing.writes(kind)
      ? { name: "exercises_page_waiting", text: pageOfWaiting }
      : { name: "exercises_page", text: page };
    const { rows } = await pool.query<Row>({ ...asked, values, types: wireTimes });
    const totalElements = rows[0]?.total ?? (at > 0 ? await pastTheEnd(learner, kind) : 0);
    return { elements: rows.map(listed), totalElements };
  };

  async function pastTheEnd(learner: string, kind: KindName): Promise<number> {
    const { rows } = await pool.query({ name: "exercises_total", text: total, values: [learner, kind] });
    return rows[0]?.created ?? 0;
  }
}

function listed({ score, facts, total: _, ...row }: Row): Record<string, unknown> {
  const evaluation = score === null ? null : { score: score / 10 };
  // what it has so far is not what it will be called
  const title = row.writing ? "" : row.title;
  return { ...frameOf({ ...row, title }), evaluation, picture: null, writing: row.writing, ...facts };
}
