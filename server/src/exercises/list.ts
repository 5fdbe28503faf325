import type { KindName } from "@salida/contract/kinds.ts";
import { pageSize } from "@salida/rules/exercise-limits.ts";
import type { Level } from "@salida/rules/levels.ts";
import type { Topic } from "@salida/rules/topics.ts";
import { asWireTime, wireTimes } from "#store/wire-times.ts";
import type { Flow } from "./flow.ts";
import { frameOf } from "./frame.ts";

interface Page {
  elements: Record<string, unknown>[];
  totalElements: number;
}

/** A row as the statements below have it: a list of values is read a tenth sooner than an object. */
type Row = [
  id: string,
  title: string,
  topic: Topic,
  level: Level,
  askedTopic: Topic,
  askedLevel: Level,
  createdAt: string,
  completedAt: string | null,
  origin: "library" | "model",
  repeat: boolean,
  score: number | null,
  facts: Record<string, unknown>,
  total: number,
  writing: boolean,
];

// asked once for the page, not once a row
const waits = "select array_agg(exercise) from waiting where learner = $1 and until > now()";
const total = "select created from tally where learner = $1 and kind = $2";

// past the query builder: it reads rows and times so slowly that the page would answer a tenth fewer requests
const pageWith = (writing: string) => `
  select id, title, topic, level, asked_topic, asked_level,
      ${asWireTime("created_at")}, ${asWireTime("completed_at")},
      origin, repeat, score, facts, (${total}),
      ${writing}
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
    const { rows } = await pool.query<Row>({ ...asked, values, types: wireTimes, rowMode: "array" });
    const totalElements = rows[0]?.[12] ?? (at > 0 ? await pastTheEnd(learner, kind) : 0);
    return { elements: rows.map(listed), totalElements };
  };

  async function pastTheEnd(learner: string, kind: KindName): Promise<number> {
    const { rows } = await pool.query({ name: "exercises_total", text: total, values: [learner, kind] });
    return rows[0]?.created ?? 0;
  }
}

function listed(row: Row): Record<string, unknown> {
  const [score, facts, writing] = [row[10], row[11], row[13]];
  const frame = frameOf({
    id: row[0],
    // what it has so far is not what it will be called
    title: writing ? "" : row[1],
    topic: row[2],
    level: row[3],
    askedTopic: row[4],
    askedLevel: row[5],
    createdAt: row[6],
    completedAt: row[7],
    origin: row[8],
    repeat: row[9],
  });
  const evaluation = score === null ? null : { score: score / 10 };
  return Object.assign(frame, { evaluation, picture: null, writing }, facts);
}
