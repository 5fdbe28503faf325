import { charge } from "@salida/rules/room-clock.ts";
import { sql } from "drizzle-orm";
import type { Part, PartMove } from "#exercises/director.ts";
import type { Database, Queries } from "#store/database.ts";
import { type ClockRow, clockColumns, clockOf } from "./clock-row.ts";
import { saveRoom } from "./rows.ts";

/** Saves a piece's move and charges its mistakes; points it has none. False when another move was first. */
export function savePart(db: Database, part: Part, move: PartMove): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await saveUnderLock(tx, part, move);
    if (!row?.saved) return false;
    const clock = clockOf(row);
    const charged = charge(clock, move.arrivedAt.getTime(), move.granted.mistakes ?? 0);
    if (charged !== clock) await saveRoom(tx, { learner: part.learner, id: part.whole }, charged);
    await move.besides?.(tx);
    return true;
  });
}

/** Locks learner and room, saves the piece and reads the clock, in one statement. */
async function saveUnderLock(
  tx: Queries,
  { learner, whole, exercise }: Part,
  { turn, granted: { evaluation }, arrivedAt }: PartMove,
): Promise<(ClockRow & { saved: boolean }) | undefined> {
  const { version, state, facts, afterEnd } = turn;
  const told = facts === undefined ? null : JSON.stringify(facts);
  const marked = evaluation ? JSON.stringify(evaluation) : null;
  const tenths = evaluation ? Math.round(evaluation.score * 10) : null;
  const at = evaluation ? arrivedAt.toISOString() : null;
  const { rows } = await tx.execute(sql`
    with holder as (select id from learner where id = ${learner} for no key update),
    clock as (
      select ${clockColumns} from holder join room r on r.learner = holder.id and r.exercise = ${whole}
        for no key update of r),
    done as (
      update exercise set version = version + 1, state = ${JSON.stringify(state)}::jsonb,
          facts = coalesce(${told}::jsonb, facts), evaluation = coalesce(${marked}::jsonb, evaluation),
          score = coalesce(${tenths}::smallint, score), completed_at = coalesce(completed_at, ${at}::timestamptz)
        where learner = ${learner} and id = ${exercise} and version = ${version}
          and (completed_at is null or ${afterEnd}::boolean) and exists (select from clock)
        returning id, items),
    noted as (
      insert into uncounted (learner, exercise)
        select ${learner}::uuid, id from done where items <> '{}' and ${at}::timestamptz is not null
        on conflict do nothing)
    select clock.*, exists (select from done) saved from clock`);
  return rows[0] as (ClockRow & { saved: boolean }) | undefined;
}
