import { createServer } from "node:http";
import pg from "pg";

/**
 * The reference of the list: node:http and a prepared statement, nothing between, and nobody is asked who they are.
 * It answers what `GET /api/v1/user-readings/page?page=0` does for LEARNER, to the byte.
 */
const { BARE_DATABASE_URL: connectionString, BARE_PORT, BARE_LEARNER: learner } = process.env;
const pool = new pg.Pool({ connectionString, max: 10, statement_timeout: 5_000 });

const text = `
  select id, title, topic, level, asked_topic, asked_level, created_at, completed_at, origin, repeat, score, facts,
      (select created from tally where tally.learner = $1 and tally.kind = $2) total
    from exercise where learner = $1 and kind = $2 order by id desc limit $3 offset $4`;

createServer(async (request, response) => {
  if (request.url === "/readyz") {
    response.end();
    return;
  }
  const { rows } = await pool.query({ name: "page", text, values: [learner, "reading", 20, 0] });
  const body = JSON.stringify({ elements: rows.map(listed), totalElements: rows[0]?.total ?? 0 });
  response.writeHead(200, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
}).listen(Number(BARE_PORT), "127.0.0.1");

function listed(row: Record<string, unknown>) {
  return {
    id: row.id,
    title: row.title,
    context: row.topic,
    level: row.level,
    requested: { context: row.asked_topic, level: row.asked_level },
    createdAt: row.created_at,
    completed: row.completed_at !== null,
    completedAt: row.completed_at,
    origin: row.origin,
    repeat: row.repeat,
    evaluation: row.score === null ? null : { score: Number(row.score) / 10 },
    picture: null,
    writing: false,
    ...(row.facts as object),
  };
}
