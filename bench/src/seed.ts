import pg from "pg";
import { atEnd } from "./clean-up.ts";
import type { DatabaseAddress } from "./salida.ts";

/** A connection that is closed when the run ends. */
export async function openClient(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on("error", () => undefined);
  await client.connect();
  atEnd(() => client.end().catch(() => undefined));
  return client;
}

/** Exercises of each seeded learner. */
export const each = 200;
/** Exercises that are made in one statement, which sorts them. */
const batch = 1_000_000;
/** Works in stock: more than the library's, so that plans are made for a stock that grew. */
const works = 3_000;

/**
 * Fills a database that has the library in stock: `rows` exercises, 200 a learner, two years of them in the order of
 * time, so that no learner's lie together; accounts, sessions, tallies, counters and awards to match. Existing
 * learners get theirs like the rest. Foreign keys are not checked row by row: the rows are right by their making.
 */
export async function seed(address: DatabaseAddress, rows: number): Promise<void> {
  const client = await openClient(address);
  const learners = Math.max(1, Math.round(rows / each));
  await client.query(session);
  await setHasty(client, true);
  await client.query(stocking);
  await client.query(joining, [learners]);
  await client.query(numbering);
  await withoutIndexes(client, ["exercise", "award", "day_counter"], async () => {
    for (let first = 0; first < rows; first += batch)
      await client.query(exercising, [rows, learners, first, Math.min(rows, first + batch) - 1]);
    await client.query(counting);
  });
  await client.query(signingIn);
  await client.query("vacuum (analyze)");
  await setHasty(client, false);
  await client.query("checkpoint");
  await client.end();
}

const session = `
  set session_replication_role = replica; set work_mem = '256MB'; set maintenance_work_mem = '512MB';
  set statement_timeout = 0`;

/** While a database is only being filled, losing it in a crash does not matter. */
async function setHasty(client: pg.Client, hasty: boolean): Promise<void> {
  const settings = { fsync: "off", full_page_writes: "off", autovacuum: "off", max_wal_size: "'8GB'" };
  for (const [name, value] of Object.entries(settings)) {
    await client.query(hasty ? `alter system set ${name} = ${value}` : `alter system reset ${name}`);
  }
  await client.query("select pg_reload_conf()");
}

/** Takes a table's indexes away while it is filled, and what refers to them: built at once afterwards they cost a fraction. */
async function withoutIndexes(client: pg.Client, tables: string[], fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ drop: string; create: string }>(
    `select 'alter table ' || conrelid::regclass || ' drop constraint ' || quote_ident(conname) as drop,
        'alter table ' || conrelid::regclass || ' add constraint ' || quote_ident(conname) || ' ' ||
          pg_get_constraintdef(oid) as create
      from pg_constraint where contype = 'f' and confrelid::regclass::text = any ($1)
    union all
    select coalesce('alter table ' || indrelid::regclass || ' drop constraint ' || quote_ident(conname),
          'drop index ' || indexrelid::regclass) as drop,
        coalesce('alter table ' || indrelid::regclass || ' add constraint ' || quote_ident(conname) || ' ' ||
          pg_get_constraintdef(c.oid), pg_get_indexdef(indexrelid)) as create
      from pg_index left join pg_constraint c on conindid = indexrelid and contype in ('p', 'u')
      where indrelid::regclass::text = any ($1)`,
    [tables],
  );
  for (const { drop } of rows) await client.query(drop);
  await fill();
  for (const { create } of rows.toReversed()) await client.query(create);
}

/** Gives one learner 200 exercises as `seed` would have, among all the others. */
export async function giveExercises(address: DatabaseAddress, learner: string): Promise<void> {
  const client = await openClient(address);
  await client.query("set session_replication_role = replica");
  await client.query(`create temp table person as select '${learner}'::uuid id, 0::bigint n`);
  await client.query(numberingStock);
  await client.query(exercising, [each, 1, 0, each - 1]);
  await client.query(counting);
  await client.query("vacuum (analyze) exercise");
  await client.end();
}

const stocking = `
  with shipped as (
    select *, row_number() over (order by id) - 1 n, count(*) over () total from content
      where origin = 'library' and not in_room)
  insert into content (id, work, kind, topic, level, title, words, items, body, origin)
    select gen_random_uuid(), gen_random_uuid(), kind, topic, level, title, words, items, body, 'model'
      from generate_series(1, ${works}) i join shipped on n = i % total`;

const joining = `
  insert into learner (id, level)
    select gen_random_uuid(), i % 6 from generate_series(1, $1::int - (select count(*)::int from learner)) i`;

const numberingStock = `
  create temp table stock as
    select id, work, topic, level, title, words, items, row_number() over (order by id) - 1 n
      from content where origin = 'model' and retired_at is null`;

const numbering = `
  create temp table person as select id, row_number() over (order by id) - 1 n from learner;
  ${numberingStock}; analyze person; analyze stock`;

const exercising = `
  insert into exercise (learner, id, kind, content, work, topic, level, asked_topic, asked_level, title, origin, repeat,
      items, facts, state, version, score, evaluation, created_at, completed_at)
    select p.id, uuidv7(shift), 'reading', s.id, s.work, s.topic, s.level, s.topic, s.level, s.title, 'model', false,
        s.items, jsonb_build_object('wordCount', s.words, 'questionCount', 5), '[]', 0,
        case when i % 2 = 0 then (i % 11 * 10)::smallint end, case when i % 2 = 0 then '{}'::jsonb end,
        date_trunc('milliseconds', now() + shift),
        case when i % 2 = 0 then date_trunc('milliseconds', now() + shift + interval '5 minutes') end
      from generate_series($3::int, $4::int) i
        cross join lateral (select interval '-2 years' * (1 - i::float / $1::int) shift) age
        join person p on p.n = i % $2::int
        join stock s on s.n = (i / $2::int + p.n * 31) % ${works}
      order by i`;

const counting = `
  insert into tally (learner, kind, created, completed, score_sum)
    select learner, kind, count(*), count(completed_at), coalesce(sum(score), 0) from exercise
      where learner in (select id from person) group by learner, kind
    on conflict (learner, kind) do update
      set created = excluded.created, completed = excluded.completed, score_sum = excluded.score_sum;
  insert into day_counter (learner, kind, day, count)
    select learner, kind, created_at::date, count(*) from exercise
      where learner in (select id from person) group by 1, 2, 3 on conflict do nothing;
  insert into award (learner, exercise, points, created_at)
    select learner, id, 3 * score / 10, completed_at from exercise
      where learner in (select id from person) and completed_at is not null on conflict do nothing;
  insert into practice_day (learner, day, completed, points)
    select learner, created_at::date, count(*), sum(points) from award
      where learner in (select id from person) group by 1, 2 on conflict do nothing;
  update learner set points = sum from (select learner, sum(points) from award group by learner) given
    where given.learner = learner.id`;

const signingIn = `
  insert into accounts.account (id, email, password_hash, metadata, confirmed_at)
    select id, id || '@example.test', '-', '{}', now() from learner on conflict do nothing;
  insert into accounts.session (id, account, method)
    select uuidv7(), id, 'password' from accounts.account a
      where not exists (select from accounts.session s where s.account = a.id);
  insert into accounts.mailed_token (hash, purpose, account, email, code_hash, created_at, expires_at, code_expires_at)
    select id, 'recovery', id, id || '@example.test', '-', now(), now() + interval '1 day', now() from learner;
  insert into accounts.sign_up (id, email, password_hash, metadata, created_at)
    select id, id || '@elsewhere.test', '-', '{}', now() from learner;
  insert into idempotency_key (learner, key, request, made)
    select distinct on (learner) learner, 'seeded', sha256('seeded'), id from exercise on conflict do nothing`;
