import type pg from "pg";

/** The schemas that a Salida makes. */
export const ourSchemas = ["accounts", "jobs", "public", "salida_migrations"];

const tables = `select concat_ws(' ', 'relation', relkind, name, array_to_string(reloptions, ','),
    pg_get_expr(relpartbound, oid), case when relkind = 'v' then pg_get_viewdef(oid) end)
  from relations where relkind <> 'i'`;

// numbered anew: a column that was dropped leaves a hole
const columns = `select concat_ws(' ', 'column', name,
    lpad((row_number() over (partition by attrelid order by attnum))::text, 2, '0'), attname,
    format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
    'default ' || pg_get_expr(adbin, adrelid), attidentity, attgenerated)
  from pg_attribute join relations on relations.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attnum > 0 and not attisdropped and relkind in ('r', 'p', 'v')`;

const constraints = `select concat_ws(' ', 'constraint', name, conname, pg_get_constraintdef(pg_constraint.oid),
    case when not convalidated then 'not valid' end)
  from pg_constraint join relations on relations.oid = conrelid`;

const indexes = `select concat_ws(' ', 'index', name, pg_get_indexdef(indexrelid),
    case when not indisvalid then 'not valid' end)
  from pg_index join relations on relations.oid = indrelid`;

const sequences = `select concat_ws(' ', 'sequence', name, format_type(seqtypid, null), seqstart, seqincrement,
    seqmin, seqmax, seqcycle)
  from pg_sequence join relations on relations.oid = seqrelid`;

const triggers = `select concat_ws(' ', 'trigger', name, tgenabled, pg_get_triggerdef(pg_trigger.oid))
  from pg_trigger join relations on relations.oid = tgrelid where not tgisinternal`;

const functions = `select concat_ws(' ', 'function', pg_get_functiondef(pg_proc.oid))
  from pg_proc join ours on ours.oid = pronamespace where prokind in ('f', 'p')`;

const enums = `select concat_ws(' ', 'enum', nspname, typname, string_agg(enumlabel, ',' order by enumsortorder))
  from pg_enum join pg_type on pg_type.oid = enumtypid join ours on ours.oid = typnamespace
  group by nspname, typname`;

const schemas = "select concat_ws(' ', 'schema', nspname) from ours";

const all = [schemas, tables, columns, constraints, indexes, sequences, triggers, functions, enums];

/** What a database's catalogues say of some schemas, a line each; those of the same structure have the same text. */
export async function schemaOf(client: pg.Client, of: readonly string[] = ourSchemas): Promise<string> {
  const { rows } = await client.query<{ line: string }>(
    `with ours as (select oid, nspname from pg_namespace where nspname = any($1)),
      relations as (select pg_class.oid, relkind, reloptions, relpartbound, nspname || '.' || relname as name
        from pg_class join ours on ours.oid = relnamespace)
      select line from (${all.join(" union all ")}) lines (line) order by line collate "C"`,
    [of],
  );
  return rows.map(({ line }) => line).join("\n");
}
