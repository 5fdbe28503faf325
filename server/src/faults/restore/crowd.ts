import type pg from "pg";
import { chance } from "#faults/chance.ts";

/** Keeps a media file under its name. */
export type Keep = (name: string, bytes: Uint8Array) => Promise<void>;

/** What else of a copied row is each learner's own: `t` is the row, `c.id` the new learner. */
const own: Record<string, string> = {
  "accounts.account": "'id', c.id, 'email', c.id || '@example.test'",
  "accounts.session": "'id', gen_random_uuid()",
  "public.learner": "'id', c.id",
  "public.recording":
    "'name', encode(sha256((c.id || t.name)::bytea), 'hex') || substring(t.name from '[.].*')",
};

const owned = `
  select format('%I.%I', table_schema, table_name) as name, column_name as by from information_schema.columns
    where table_schema in ('public', 'accounts') and column_name in ('learner', 'account')
  union all values ('accounts.account', 'id'), ('public.learner', 'id')`;

/** Mail that waits knows nobody yet: each gets what waits for the one who is there, and a job that sees to it. */
const mailing = `
  insert into accounts.queued_mail select r.* from accounts.queued_mail t cross join crowd c
    cross join jsonb_populate_record(t, jsonb_build_object('id', c.id, 'account', c.id, 'mailbox', c.id)) r;
  insert into jobs.job select r.* from jobs.job t cross join crowd c
    cross join jsonb_populate_record(t, jsonb_build_object('id', c.id, 'singleton_key', c.id,
      'data', jsonb_build_object('mail', c.id))) r where t.name = 'mail'`;

/**
 * Gives a database so many more learners, each with all that the one has who is there: rows in every table, and recordings
 * that are files of their own. Foreign keys are not checked row by row: the rows are right by their making.
 */
export async function addCrowd(client: pg.Client, model: string, size: number, keep: Keep): Promise<void> {
  await client.query("set session_replication_role = replica");
  await client.query(
    `create temp table crowd as select gen_random_uuid() id from generate_series(1, ${size})`,
  );
  const { rows: tables } = await client.query<{ name: string; by: string }>(owned);
  for (const { name, by } of tables) {
    const changed = [`'${by}', c.id`, ...(own[name] ? [own[name]] : [])].join();
    await client.query(
      `insert into ${name} select r.* from ${name} t cross join crowd c
        cross join jsonb_populate_record(t, jsonb_build_object(${changed})) r where t.${by} = $1`,
      [model],
    );
  }
  await client.query(mailing);
  await client.query("set session_replication_role = default");
  await client.query("analyze");
  const { rows } = await client.query<{ name: string }>(
    "select name from recording join crowd on crowd.id = learner order by name",
  );
  await keepAll(
    rows.map(({ name }) => name),
    keep,
  );
}

/** Some kilobytes for each name, as long as a sentence or two that somebody said. */
async function keepAll(names: string[], keep: Keep): Promise<void> {
  const by = chance(names.length);
  const keepSome = async () => {
    for (let name = names.pop(); name; name = names.pop()) {
      const bytes = new Uint32Array(by.whole(1_000, 5_000));
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = by.whole(0, 0xffff_ffff);
      await keep(name, new Uint8Array(bytes.buffer));
    }
  };
  await Promise.all(Array.from({ length: 8 }, keepSome));
}
