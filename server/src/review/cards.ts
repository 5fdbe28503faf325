import {
  type Face,
  type KeptWord,
  mostWords,
  type RatingName,
  type ReviewCard,
  type Reviews,
} from "@salida/contract/reviews.ts";
import { sql } from "drizzle-orm";
import type { Database, Queries } from "#store/database.ts";
import { isDue } from "#store/due-cards.ts";
import { firstDue, type Memory, rate } from "./schedule.ts";

/** How many make a session. */
const session = 20;

/** Something to be kept. */
export interface Kept {
  /** What it is about: of one ref a learner keeps one card. */
  ref: string;
  face: Face;
}

/** Keeps cards that are not kept yet; those that are stay as they are. Answers the ids in the given order. */
export async function keepCards(
  queries: Queries,
  { learner, newId, now }: { learner: string; newId: () => string; now: Date },
  kept: readonly Kept[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { ref, face } of kept) {
    const { rows } = await queries.execute(sql`
      with made as (
        insert into review_card (learner, id, ref, face, due, created_at)
          select id, ${newId()}::uuid, ${ref}, ${JSON.stringify(face)}::jsonb,
              ${firstDue(now).toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
            from learner where id = ${learner}
          on conflict (learner, ref) do nothing returning id)
      select id from made union all
        select id from review_card where learner = ${learner} and ref = ${ref} limit 1`);
    const [row] = rows as { id: string }[];
    if (row) ids.push(row.id);
  }
  return ids;
}

/** What is due, and how much there is. */
export async function readReviews(queries: Queries, learner: string, now: Date): Promise<Reviews> {
  const due = isDue(now);
  const { rows } = await queries.execute(sql`
    select (select count(*)::int from review_card where learner = ${learner} and ${due}) due,
      (select count(*)::int from review_card where learner = ${learner}) kept,
      (select min(due) from review_card where learner = ${learner} and not ${due}) next,
      (select coalesce(json_agg(card), '[]') from (
        select id, version, due, face from review_card
          where learner = ${learner} and ${due} order by due, id limit ${session}) card) cards`);
  const [found] = rows as unknown as [
    { due: number; kept: number; next: string | Date | null; cards: ReviewCard[] },
  ];
  const iso = (time: string | Date) => new Date(time).toISOString();
  return {
    due: found.due,
    kept: found.kept,
    next: found.next && iso(found.next),
    cards: found.cards.map((card) => ({ ...card, due: iso(card.due) })),
  };
}

/** The words kept, the newest first. */
export async function readWords(queries: Queries, learner: string): Promise<KeptWord[]> {
  const { rows } = await queries.execute(sql`
    select id, due, face from review_card where learner = ${learner} and ref like 'word %'
      order by created_at desc, id desc limit ${mostWords}`);
  return (rows as { id: string; due: string | Date; face: Extract<Face, { kind: "word" }> }[]).map(
    ({ id, due, face }) => ({ id, ...face, due: new Date(due).toISOString() }),
  );
}

/** Where a card stands after a rating. */
export interface Standing {
  due: string;
  version: number;
}

/**
 * Rates a card on the version it was shown in. Where it has moved on since, by the same rating sent twice or from another
 * device, nothing happens and what is is answered. Undefined where there is no such card.
 */
export function rateCard(
  db: Database,
  {
    learner,
    id,
    version,
    rating,
    now,
  }: { learner: string; id: string; version: number; rating: RatingName; now: Date },
): Promise<Standing | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      select version, memory, due from review_card where learner = ${learner} and id = ${id} for update`);
    const [card] = rows as { version: number; memory: Memory | null; due: string | Date }[];
    if (!card) return undefined;
    if (card.version !== version) return { due: new Date(card.due).toISOString(), version: card.version };
    const { memory, due, interval, grade } = rate(card.memory, rating, now);
    await tx.execute(sql`
      with rated as (
        insert into review_log (learner, card, version, rating, at)
          values (${learner}, ${id}, ${version}, ${grade}, ${now.toISOString()}))
      update review_card set version = version + 1, memory = ${JSON.stringify(memory)}::jsonb,
          due = ${due.toISOString()}, interval = ${interval} where learner = ${learner} and id = ${id}`);
    return { due: due.toISOString(), version: version + 1 };
  });
}

/** Keeps a card no longer; false where there is none. */
export async function dropCard(queries: Queries, learner: string, id: string): Promise<boolean> {
  const { rowCount } = await queries.execute(
    sql`delete from review_card where learner = ${learner} and id = ${id}`,
  );
  return rowCount === 1;
}

/** How many are due now. */
export async function countDue(queries: Queries, learner: string, now: Date): Promise<number> {
  const { rows } = await queries.execute(
    sql`select count(*)::int due from review_card where learner = ${learner} and ${isDue(now)}`,
  );
  return (rows as { due: number }[])[0]?.due ?? 0;
}
