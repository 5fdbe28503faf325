import { escapeRoom } from "@salida/contract/kinds/escape-room.ts";
import { dueAt, isOver, newClock, type RoomClock, settle } from "@salida/rules/room-clock.ts";
import { sql } from "drizzle-orm";
import type { Director, Part } from "#exercises/director.ts";
import { Refusal } from "#http/refusal.ts";
import type { Around } from "#kinds/escape-room/around.ts";
import { currentPuzzle, riddleIds } from "#kinds/escape-room/play-room.ts";
import type { RoomState } from "#kinds/escape-room/state.ts";
import type { RoomNeeds } from "./act.ts";
import { type ClockRow, clockColumns, clockOf, instant, isOpen, toldOf } from "./clock-row.ts";
import { savePart } from "./save-part.ts";
import { settleRooms } from "./settle-rooms.ts";

const piecesAPuzzle = 3;

/** Directs escape rooms for the flow. */
export function openDirector({ db, now }: RoomNeeds): Director {
  return {
    directs: escapeRoom.name,

    begin({ learner, exercise, level, state, createdAt }) {
      const clock = newClock(level, createdAt.getTime());
      return sql`insert into room (learner, exercise, time_limit, expires_at, due_at, riddles)
        values (${learner}, ${exercise}, ${clock.limit}, ${instant(clock.expiresAt)}, ${instant(dueAt(clock))},
          ${sql.param(riddleIds(state as RoomState))}::uuid[])`;
    },

    async around(learner, whole) {
      const { rows } = await db.execute(sql`
        select ${clockColumns}, (select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'place', p.place,
            'completed', p.completed_at is not null) order by p.place)
          from exercise p where p.learner = r.learner and p.room = r.exercise) parts
        from room r where r.learner = ${learner} and r.exercise = ${whole}`);
      const [row] = rows as unknown as (ClockRow & Pick<Around, "parts">)[];
      if (!row) throw new Refusal("not_found");
      const at = now().getTime();
      const clock = settle(clockOf(row), at);
      const { finishedAt, expiresAt, extended } = clock;
      return {
        ...toldOf(clock, at),
        extendedTime: extended,
        finishedAt: finishedAt === null ? null : new Date(finishedAt).toISOString(),
        expiresAt: new Date(expiresAt).toISOString(),
        parts: row.parts,
      } satisfies Around;
    },

    async admit(part) {
      const { rows } = await db.execute(sql`
        select ${clockColumns}, e.state from room r join exercise e on e.learner = r.learner and e.id = r.exercise
          where r.learner = ${part.learner} and r.exercise = ${part.whole}`);
      const [row] = rows as unknown as (ClockRow & { state: RoomState })[];
      const clock = row && settle(clockOf(row), now().getTime());
      if (!row || !clock || !mayBeSeen(part, clock, currentPuzzle(row.state)))
        throw new Refusal("not_playing");
    },

    save: (part, move) => savePart(db, part, move),
    settle: (learner) => settleRooms(db, learner, now()),
  };
}

/** A piece is there from its puzzle on, while the clock runs and after the end; what is done stays to be read after it. */
function mayBeSeen({ place, completed }: Part, clock: RoomClock, puzzle: number): boolean {
  if (isOver(clock) && completed) return true;
  return isOpen(clock) && Math.floor(place / piecesAPuzzle) <= puzzle;
}
