import type { RoomSession } from "@salida/contract/kinds/escape-room.ts";
import { dueAt, elapsed, isOver, type RoomClock, roomStatus } from "@salida/rules/room-clock.ts";
import { type SQL, sql } from "drizzle-orm";

/** The columns of a room's clock, of a table `r`; times in milliseconds. */
export const clockColumns = sql`r.status, r.spent, r.time_limit "limit", r.extended,
  ${milliseconds("running_since")} since, ${milliseconds("seen_at")} seen,
  ${milliseconds("expires_at")} "expiresAt", ${milliseconds("finished_at")} "finishedAt"`;

function milliseconds(column: string): SQL {
  return sql`(extract(epoch from r.${sql.identifier(column)}) * 1000)::float8`;
}

/** A room's clock as those columns give it. */
export interface ClockRow extends Omit<RoomClock, "running"> {
  since: number | null;
  seen: number | null;
}

/** The clock that stands in a row. */
export function clockOf({ status, spent, limit, extended, since, seen, expiresAt, finishedAt }: ClockRow) {
  const running = since === null || seen === null ? null : { since, seen };
  return { status, spent, running, limit, extended, expiresAt, finishedAt } satisfies RoomClock;
}

/** SQL that sets a room's columns to its clock. */
export function setClock(clock: RoomClock): SQL {
  const { status, spent, running, limit, extended, finishedAt } = clock;
  return sql`status = ${status}, spent = ${spent}, running_since = ${instant(running?.since)},
    seen_at = ${instant(running?.seen)}, time_limit = ${limit}, extended = ${extended},
    finished_at = ${instant(finishedAt)}, due_at = ${instant(dueAt(clock))}`;
}

/** An instant in milliseconds as the store takes it. */
export function instant(at: number | null | undefined): SQL {
  return sql`${at === null || at === undefined ? null : new Date(at).toISOString()}::timestamptz`;
}

/** How it stands with a room, for a browser: its status and what its clock shows. */
export function toldOf(clock: RoomClock, now: number): { status: RoomClock["status"]; session: RoomSession } {
  return {
    status: clock.status,
    session: {
      status: sessionStatus(clock),
      limitTime: clock.limit / 1000,
      elapsedTime: elapsed(clock, now) / 1000,
    },
  };
}

function sessionStatus(clock: RoomClock): RoomSession["status"] {
  if (isOver(clock)) return 3;
  if (clock.status === roomStatus.notStarted) return 0;
  return clock.running ? 1 : 2;
}

/** Whether its riddles and pieces can be read and played: while the clock runs, and for practice once it is over. */
export function isOpen(clock: RoomClock): boolean {
  return clock.running !== null || isOver(clock);
}
