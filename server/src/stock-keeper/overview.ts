import { levels } from "@salida/rules/levels.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#store/database.ts";

type Tell = (line: string) => void;

/** Tells what is in stock, what was written in the last week and what became of it, what is reported, what was spent. */
export async function overview(db: Database, tell: Tell): Promise<number> {
  for (const part of [tellCells, tellYield, tellFindings, tellLost, tellReports, tellSpend])
    await part(db, tell);
  return 0;
}

async function tellCells(db: Database, tell: Tell): Promise<void> {
  const { rows } = await db.execute<{ kind: string; origin: string; counts: Record<string, number> }>(sql`
    select kind, origin, jsonb_object_agg(level, n) counts from (
      select kind, origin, level, count(*)::int n from content
        where retired_at is null and not in_room group by kind, origin, level) cell
      group by kind, origin order by kind, origin`);
  const line = (name: string, cells: readonly (string | number)[]) =>
    tell(`${name.padEnd(34)}${cells.map((cell) => String(cell).padStart(6)).join("")}`);
  line("In stock", levels);
  for (const { kind, origin, counts } of rows)
    line(
      `  ${kind} ${origin}`,
      levels.map((_, level) => counts[level] ?? 0),
    );
}

async function tellYield(db: Database, tell: Tell): Promise<void> {
  const { rows } = await db.execute<{
    state: string;
    fault: string | null;
    n: number;
    seconds: number | null;
  }>(sql`
    select state, fault, count(*)::int n,
        percentile_cont(0.5) within group (order by extract(epoch from ended_at - created_at))::float seconds
      from generation where created_at > now() - interval '7 days' group by state, fault order by n desc`);
  tell("Written in the last seven days");
  if (rows.length === 0) tell("  nothing");
  for (const { state, fault, n, seconds } of rows)
    tell(
      `  ${String(n).padStart(6)}  ${fault ? `${state}: ${fault}` : state}${seconds === null ? "" : `, median ${seconds.toFixed(0)} s`}`,
    );
}

/** By which check drafts fell or were mended, by the words before a finding's first colon. */
async function tellFindings(db: Database, tell: Tell): Promise<void> {
  const { rows } = await db.execute<{ by: string; n: number }>(sql`
    select split_part(finding, ':', 1) by, count(*)::int n from (
      select jsonb_array_elements_text(record->'findings') finding from generation
        where created_at > now() - interval '7 days' and jsonb_typeof(record->'findings') = 'array'
      union all
      select jsonb_array_elements_text(record->'findings') from authored
        where created_at > now() - interval '7 days' and jsonb_typeof(record->'findings') = 'array') found
      group by 1 order by n desc limit 12`);
  if (rows.length > 0) tell("Found on the way");
  for (const { by, n } of rows) tell(`  ${String(n).padStart(6)}  ${by}`);
}

async function tellLost(db: Database, tell: Tell): Promise<void> {
  const { rows } = await db.execute<{ name: string; n: number }>(sql`
    select coalesce(source_name, name) name, count(*)::int n from jobs.job where name = 'given-up' group by 1 order by n desc`);
  for (const { name, n } of rows) tell(`Given up: ${n} of ${name}`);
}

async function tellReports(db: Database, tell: Tell): Promise<void> {
  const { rows } = await db.execute<{ title: string; origin: string; reasons: string; n: number }>(sql`
    select c.title, c.origin, string_agg(distinct r.reason, ', ') reasons, count(*)::int n
      from report r join content c on c.id = r.content where c.retired_at is null
      group by c.id, c.title, c.origin order by n desc, c.title limit 20`);
  tell(rows.length === 0 ? "Reported: nothing" : "Reported");
  for (const { title, origin, reasons, n } of rows)
    tell(`  ${String(n).padStart(6)}  ${title} (${origin}): ${reasons}`);
}

async function tellSpend(db: Database, tell: Tell): Promise<void> {
  const { rows } = await db.execute<{ day: string; tokens: string }>(
    sql`select day::text, tokens from spend order by day desc limit 7`,
  );
  if (rows.length > 0) tell("Tokens by day (UTC)");
  for (const { day, tokens } of rows) tell(`  ${day}  ${tokens}`);
}
