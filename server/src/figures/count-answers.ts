import { type ItemFigures, isStrong, itemFault } from "@salida/rules/figures/item-figures.ts";
import { sql } from "drizzle-orm";
import type { AnyKind, FirstAnswer } from "#exercises/kind.ts";
import { type Withdrawal, withdraw } from "#reports/withdraw.ts";
import type { Database, Queries } from "#store/database.ts";

/** What counting needs of the flow. */
export interface Counting {
  db: Database;
  kinds: Readonly<Record<string, AnyKind>>;
}

/** Exercises that are counted in one transaction. */
const batch = 200;
/** Any number that nobody else locks. */
const oneAtATime = 7_301_948;

/**
 * Counts the first answers of all that was completed since, and withdraws the items that they prove bad. An exercise
 * leaves the list of the uncounted in the transaction that counts it, so each is counted once whatever dies meanwhile.
 */
export async function countAnswers(counting: Counting): Promise<Withdrawal[]> {
  const all: Withdrawal[] = [];
  for (;;) {
    const { counted, withdrawn } = await counting.db.transaction((tx) => countBatch(tx, counting.kinds));
    all.push(...withdrawn);
    if (counted === 0) return all;
  }
}

async function countBatch(tx: Queries, kinds: Counting["kinds"]) {
  await tx.execute(sql`select pg_advisory_xact_lock(${oneAtATime})`);
  const completions = await takeBatch(tx, kinds);
  const tallied = tallyOf(completions, kinds);
  await addUp(tx, tallied);
  const withdrawn: Withdrawal[] = [];
  for (const { content, item, figures } of await figuresOf(tx, tallied)) {
    const reason = itemFault(figures);
    if (reason && (await withdraw(tx, { content, item, reason }))) withdrawn.push({ content, item, reason });
  }
  return { counted: completions.length, withdrawn };
}

interface Completion {
  learner: string;
  kind: string;
  content: string;
  work: string;
  state: unknown;
  evaluation: unknown;
  /** Whether their other answers are mostly right. */
  strong: boolean;
  /** Items of the work that are counted for this learner already. */
  had: string[];
}

/**
 * Takes a batch off the list, oldest first. What is completed and not on the list was counted; so of a learner who had an
 * item twice only one answer is, whichever of the two was saved first.
 */
async function takeBatch(tx: Queries, kinds: Counting["kinds"]): Promise<Completion[]> {
  const asking = Object.keys(kinds).filter((name) => kinds[name]?.firstAnswers);
  const { rows } = await tx.execute(sql`
    with due as (
      delete from uncounted where ctid = any(array(
          select ctid from uncounted order by learner, exercise limit ${batch} for update skip locked))
        returning learner, exercise)
    select e.learner, e.kind, e.content, e.work, e.state, e.evaluation,
      (t.completed - own.n)::int "otherExercises", (t.score_sum - own.score)::int "otherScores",
      array(select distinct i from exercise b cross join unnest(b.items) i
        where b.learner = e.learner and b.work = e.work and b.id <> e.id and b.completed_at is not null
          and not exists (select from uncounted u where u.learner = b.learner and u.exercise = b.id)) had
    from due join exercise e on e.learner = due.learner and e.id = due.exercise
    cross join lateral (
      select coalesce(sum(completed), 0) completed, coalesce(sum(score_sum), 0) score_sum
        from tally where learner = e.learner and kind = any(${sql.param(asking)}::text[])) t
    cross join lateral (
      select case when e.room is null then 1 else 0 end n, case when e.room is null then e.score else 0 end score) own
    order by e.completed_at, e.id`);
  return (rows as unknown as (Completion & { otherExercises: number; otherScores: number })[]).map(
    ({ otherExercises, otherScores, ...row }) => ({
      ...row,
      // scores are kept in tenths, of ten
      strong: isStrong(otherScores / otherExercises / 100, otherExercises),
    }),
  );
}

interface Tallied extends FirstAnswer {
  content: string;
  firstTries: number;
  byStrong: number;
}

/** The batch's answers option by option, those too that nobody chose. */
function tallyOf(completions: readonly Completion[], kinds: Counting["kinds"]): Tallied[] {
  const tallies = new Map<string, Tallied>();
  const seen = new Set<string>();
  for (const { learner, kind, content, work, state, evaluation, strong, had } of completions) {
    for (const answer of kinds[kind]?.firstAnswers?.({ state, evaluation }) ?? []) {
      const asked = JSON.stringify([learner, work, answer.item]);
      if (had.includes(answer.item) || seen.has(asked)) continue;
      seen.add(asked);
      for (let option = 0; option < answer.options; option += 1) {
        const key = JSON.stringify([content, answer.item, option]);
        const tally = tallies.get(key) ?? { ...answer, content, option, firstTries: 0, byStrong: 0 };
        const chosen = option === answer.option;
        tally.firstTries += chosen ? 1 : 0;
        tally.byStrong += chosen && strong ? 1 : 0;
        tallies.set(key, tally);
      }
    }
  }
  return [...tallies.values()];
}

async function addUp(tx: Queries, tallied: readonly Tallied[]): Promise<void> {
  if (tallied.length === 0) return;
  await tx.execute(sql`
    insert into item_figure (content, item, option, first_tries, by_strong)
      select * from unnest(${columnOf(tallied, "content")}::uuid[], ${columnOf(tallied, "item")}::text[],
        ${columnOf(tallied, "option")}::smallint[], ${columnOf(tallied, "firstTries")}::int[],
        ${columnOf(tallied, "byStrong")}::int[])
      on conflict (content, item, option) do update
        set first_tries = item_figure.first_tries + excluded.first_tries,
          by_strong = item_figure.by_strong + excluded.by_strong`);
}

function columnOf(tallied: readonly Tallied[], name: keyof Tallied) {
  return sql.param(tallied.map((row) => row[name]));
}

/** The whole figures of the items that were counted just now and are still given out, always in one order. */
async function figuresOf(tx: Queries, tallied: readonly Tallied[]) {
  if (tallied.length === 0) return [];
  const keys = tallied.filter(({ option }) => option === 0);
  const { rows } = await tx.execute(sql`
    select f.content, f.item,
        json_agg(json_build_object('firstTries', first_tries, 'byStrong', by_strong) order by option) figures
      from unnest(${columnOf(keys, "content")}::uuid[], ${columnOf(keys, "item")}::text[]) counted (content, item)
      join item_figure f on f.content = counted.content and f.item = counted.item
      where not exists (select from withdrawn w where w.content = f.content and w.item in ('', f.item))
      group by f.content, f.item order by f.content, f.item`);
  return rows as unknown as { content: string; item: string; figures: ItemFigures }[];
}
