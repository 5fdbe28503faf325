import { type ItemFigures, itemRemarks } from "@salida/rules/figures/item-figures.ts";
import { levels } from "@salida/rules/levels.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#store/database.ts";

type Tell = (line: string) => void;

/** Tells what is in stock, what was written in the last week and what became of it, what is reported, what was spent. */
export async function overview(db: Database, tell: Tell): Promise<number> {
  for (const part of [
    tellCells,
    tellYield,
    tellFindings,
    tellLost,
    tellReports,
    tellWithdrawn,
    tellFigures,
    tellSpend,
  ])
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

const why = {
  reports: "three learners reported it",
  few_right: "fewer than one in five get it right",
  distractor_preferred: "strong learners prefer a distractor",
  solved_again: "a model solved it otherwise, twice",
};

async function tellWithdrawn(db: Database, tell: Tell): Promise<void> {
  const { rows } = await db.execute<{
    title: string;
    item: string;
    reason: keyof typeof why;
    figures: string;
  }>(sql`
    select c.title, w.item, w.reason, coalesce((select '; chosen ' || string_agg(f.first_tries::text, ' ' order by f.option)
        from item_figure f where f.content = w.content and f.item = w.item), '') figures
      from withdrawn w join content c on c.id = w.content where c.retired_at is null
      order by w.created_at desc, w.item limit 50`);
  tell(rows.length === 0 ? "Withdrawn: nothing" : "Withdrawn");
  for (const { title, item, reason, figures } of rows)
    tell(`  ${title}${item ? `, ${item}` : ", whole"}: ${why[reason]}${figures}`);
}

/** What answers say of items that are given out: only told, for whoever writes them. */
async function tellFigures(db: Database, tell: Tell): Promise<void> {
  const { rows } = await db.execute<{ title: string; item: string; figures: ItemFigures }>(sql`
    select c.title, f.item,
        json_agg(json_build_object('firstTries', f.first_tries, 'byStrong', f.by_strong) order by f.option) figures
      from item_figure f join content c on c.id = f.content
      where c.retired_at is null and not exists (
        select from withdrawn w where w.content = f.content and w.item in ('', f.item))
      group by c.id, c.title, f.item order by sum(f.first_tries) desc, c.title, f.item`);
  const tries = (figures: ItemFigures) => figures.reduce((sum, { firstTries }) => sum + firstTries, 0);
  const all = rows.reduce((sum, { figures }) => sum + tries(figures), 0);
  tell(`Answered first: ${all} times, ${rows.length} items; how often each option, the key first`);
  for (const { title, item, figures } of rows) {
    const { nearlyAllRight, idle } = itemRemarks(figures);
    const remarks = [
      ...(nearlyAllRight ? ["nearly all get it right"] : []),
      ...(idle.length > 0 ? [`hardly anybody picks option ${idle.map((at) => at + 1).join(", ")}`] : []),
    ];
    const counts = figures.map(({ firstTries }) => firstTries).join(" ");
    if (remarks.length > 0) tell(`  ${title}, ${item}: ${counts}; ${remarks.join("; ")}`);
  }
}

async function tellSpend(db: Database, tell: Tell): Promise<void> {
  const { rows } = await db.execute<{ day: string; tokens: string }>(
    sql`select day::text, tokens from spend order by day desc limit 7`,
  );
  if (rows.length > 0) tell("Tokens by day (UTC)");
  for (const { day, tokens } of rows) tell(`  ${day}  ${tokens}`);
}
