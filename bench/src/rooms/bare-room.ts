import { createServer } from "node:http";
import pg from "pg";

/**
 * The reference of the heartbeat: node:http and a prepared statement, nothing between. Nobody is asked who they are, and
 * nothing is looked at but whether there is such a room. `POST /<learner>/<room>` answers what the server does.
 */
const { BARE_DATABASE_URL: connectionString, BARE_PORT } = process.env;
const pool = new pg.Pool({ connectionString, max: 10, statement_timeout: 5_000 });

const text = `
  update room set seen_at = now() where learner = $1 and exercise = $2
    returning status, time_limit / 1000 "limitTime",
      (spent + extract(epoch from now() - running_since) * 1000)::float8 / 1000 "elapsedTime"`;

createServer(async (request, response) => {
  const [, learner, room] = (request.url ?? "").split("/");
  const rows = room ? (await pool.query({ name: "beat", text, values: [learner, room] })).rows : [];
  const { status = null, ...session } = rows[0] ?? {};
  const body = JSON.stringify({ session: { status: 1, ...session }, status });
  response.writeHead(200, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
}).listen(Number(BARE_PORT), "127.0.0.1");
