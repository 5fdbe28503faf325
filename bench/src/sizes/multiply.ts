import type pg from "pg";

/** Tables of which a learner has the same rows however long they are here. */
const once = ["learner", "tally", "placement"];

/**
 * Gives `learners` others what one has, on each of `days` days, in the order of time: new rows go in where they would
 * go in a running server, so that indexes are as full as there.
 */
export async function multiply(
  client: pg.Client,
  { source, learners, days }: { source: string; learners: number; days: number },
): Promise<void> {
  await client.query("set session_replication_role = replica; set statement_timeout = 0");
  await client.query("create temp table person as select gen_random_uuid() id from generate_series(1, $1)", [
    learners,
  ]);
  const tables = await tablesOfLearners(client);
  for (const table of ["learner", ...tables.filter((name) => once.includes(name))])
    await copyDay(client, table, source, 0);
  await giveAccounts(client, source);
  for (let day = 0; day < days; day += 1)
    for (const table of tables.filter((name) => !once.includes(name)))
      await copyDay(client, table, source, day);
  await client.query("vacuum (analyze)");
}

async function tablesOfLearners(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'learner' order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function copyDay(client: pg.Client, table: string, source: string, day: number): Promise<void> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const owner = table === "learner" ? "id" : "learner";
  const values = rows.map(({ name, type }) => (name === owner ? "p.id" : movedTo(name, type, day)));
  const columns = rows.map(({ name }) => `"${name}"`).join(", ");
  await client.query(
    `insert into "${table}" (${columns}) select ${values.join(", ")}
      from person p, "${table}" t where t."${owner}" = '${source}' on conflict do nothing`,
  );
}

/** A value of the source's row as it is for somebody else on another day. Ids keep their order of time. */
function movedTo(name: string, type: string, day: number): string {
  const column = `t."${name}"`;
  if (type === "uuid" && ["id", "exercise", "card", "room", "made"].includes(name)) return idOf(column, day);
  if (type === "date") return `${column} + ${day}`;
  if (type.startsWith("timestamp")) return `${column} + interval '${day} days'`;
  // what may stand there once a learner
  if (["ref", "key", "name"].includes(name)) return `${column} || ' ${day} ' || left(p.id::text, 8)`;
  return column;
}

function idOf(column: string, day: number): string {
  const hash = `md5(${column}::text || p.id || ${day})`;
  const ms = `(extract(epoch from now() + interval '${day} days') * 1000)::bigint`;
  const id = `(lpad(to_hex(${ms}), 12, '0') || '7' || left(${hash}, 3) || '8' || substr(${hash}, 4, 15))::uuid`;
  return `case when ${column} is not null then ${id} end`;
}

/** An account each, with a session on a telephone and one on a computer. */
async function giveAccounts(client: pg.Client, source: string): Promise<void> {
  await client.query(
    `insert into accounts.account (id, email, password_hash, metadata, confirmed_at)
      select p.id, left(p.id::text, 12) || '@mail.example', a.password_hash, a.metadata, now()
        from person p, accounts.account a where a.id = '${source}'`,
  );
  await client.query(
    `insert into accounts.session (id, account, method)
      select gen_random_uuid(), p.id, 'password' from person p, generate_series(1, 2)`,
  );
}
