import type { PageQuery } from "@salida/contract/exercises.ts";
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

// the learner's own of one kind, by the index of the page: some thousands after years
const among = `from exercise where learner = $1 and kind = $2 and room is null`;
const filter = `and ($3::boolean is null or (completed_at is not null) = $3) and ($4::text is null or topic = $4)`;
const totalFiltered = `select count(*)::int ${among} ${filter}`;

// past the query builder: it reads rows and times so slowly that the page would answer a tenth fewer requests
const pageWith = (writing: string, counted: string, rest: string) => `
  select id, title, topic, level, asked_topic, asked_level,
      ${asWireTime("created_at")}, ${asWireTime("completed_at")},
      origin, repeat, score, facts, (${counted}),
      ${writing}
    ${among} ${rest}`;
const newest = (offset: string) => `order by id desc limit ${pageSize} offset ${offset}`;
const isWaiting = `coalesce(id = any((${waits})::uuid[]), false)`;

const page = pageWith("false", total, newest("$3"));
const pageOfWaiting = pageWith(isWaiting, total, newest("$3"));
const pageFiltered = pageWith(isWaiting, totalFiltered, `${filter} ${newest("$5")}`);

/** Which page, and of what. */
export type PageAsked = PageQuery & { learner: string; kind: KindName };

/** Reads pages of a learner's exercises of a kind, newest first: one prepared statement, another one for a filter. */
export function pageReader({
  db,
  writing,
}: Pick<Flow, "db" | "writing">): (asked: PageAsked) => Promise<Page> {
  const { $client: pool } = db;
  const readRows = async (statement: { name: string; text: string }, values: unknown[]) =>
    (await pool.query<Row>({ ...statement, values, types: wireTimes, rowMode: "array" })).rows;

  return async ({ learner, kind, page: at, state, context }) => {
    const own = [learner, kind];
    if (state !== "all" || context) {
      const filtered = [...own, state === "all" ? null : state === "finished", context ?? null];
      const rows = await readRows({ name: "exercises_page_filtered", text: pageFiltered }, [
        ...filtered,
        at * pageSize,
      ]);
      const past = { name: "exercises_total_filtered", text: totalFiltered, values: filtered };
      return pageOf(rows, at, () => pool.query(past));
    }
    // where nobody writes nobody waits
    const asked = writing.promises(kind)
      ? { name: "exercises_page_waiting", text: pageOfWaiting }
      : { name: "exercises_page", text: page };
    const rows = await readRows(asked, [...own, at * pageSize]);
    return pageOf(rows, at, () => pool.query({ name: "exercises_total", text: total, values: own }));
  };
}

/** A page of its rows; past the end no row tells how many there are. */
async function pageOf(
  rows: Row[],
  at: number,
  count: () => Promise<{ rows: { created?: number; count?: number }[] }>,
): Promise<Page> {
  const counted = rows.length === 0 && at > 0 ? (await count()).rows[0] : undefined;
  const totalElements = rows[0]?.[12] ?? counted?.created ?? counted?.count ?? 0;
  return { elements: rows.map(listed), totalElements };
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
